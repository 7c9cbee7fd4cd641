import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import { maskText } from './maskText.ts';

/** The log: one JSON line per entry, with secrets, phones and card numbers masked. */
export type Log = FastifyBaseLogger;

export interface LogOptions {
  readonly level: string;
  /** Where lines go; standard output when left out. */
  readonly to?: DestinationStream;
}

export function createLog({ level, to }: LogOptions): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretPlaces, censor: '[hidden]' },
      // Requests are logged by their id and call; addresses may carry tokens.
      serializers: { req: ({ id, method }: { id: string; method: string }) => ({ id, method }), err: writeError },
      hooks: {
        logMethod(inputs, method) {
          const masked = inputs.map((each: unknown) => (typeof each === 'string' ? maskText(each) : each));
          method.apply(this, masked as Parameters<typeof method>);
        },
      },
    },
    ...(to ? [to] : []),
  );
}

const secretPlaces = [
  'authorization',
  'cookie',
  'password',
  'token',
  'secret',
  'phone',
  'email',
  'ghana_card_no',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

function writeError(error: Error & { code?: string }): Record<string, unknown> {
  return {
    type: error.name,
    message: maskText(error.message),
    stack: maskText(error.stack ?? ''),
    ...(error.code ? { code: error.code } : {}),
  };
}
