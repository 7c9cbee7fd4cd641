import type { Bindings, ChildLoggerOptions } from 'pino';
import type { Log } from './log.ts';

type Said = Parameters<Log['info']>;

/**
 * The log of one request, made when its first line is written: most requests write none, and making a log costs
 * as much as a small answer.
 */
class RequestLog {
  readonly #parent: Log;
  readonly #bindings: Bindings;
  readonly #options: ChildLoggerOptions | undefined;
  #made: Log | undefined;

  constructor(parent: Log, bindings: Bindings, options?: ChildLoggerOptions) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get level() {
    return this.#parent.level;
  }

  #own(): Log {
    return (this.#made ??= this.#parent.child(this.#bindings, this.#options) as Log);
  }

  fatal(...said: Said) {
    this.#own().fatal(...said);
  }
  error(...said: Said) {
    this.#own().error(...said);
  }
  warn(...said: Said) {
    this.#own().warn(...said);
  }
  info(...said: Said) {
    this.#own().info(...said);
  }
  debug(...said: Said) {
    this.#own().debug(...said);
  }
  trace(...said: Said) {
    this.#own().trace(...said);
  }
  silent() {
    // Says nothing, as pino's own does.
  }
  child(bindings: Bindings, options?: ChildLoggerOptions) {
    return this.#own().child(bindings, options);
  }
}

/** A request's log in place of the parent's child. */
export function requestLog(parent: Log, bindings: Bindings, options?: ChildLoggerOptions): Log {
  return new RequestLog(parent, bindings, options) as unknown as Log;
}
