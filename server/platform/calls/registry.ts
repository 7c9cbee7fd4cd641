import type { FastifyRequest } from 'fastify';
import type { EndpointShape } from '#contract/endpoint.ts';
import type { Actor } from '#engines/access/roles.ts';
import type { AppContext } from '../../context.ts';
import type { Input, RawInput } from './readInput.ts';
import type { Scope } from '../records/scope.ts';
import type { WrittenAnswer } from '../http/sendAnswer.ts';
import type { WriteJson } from './writeJson.ts';

/** Throws for whoever may not call, by the names in the address and what the request itself says. */
export type Admit = (call: { readonly params: Readonly<Record<string, string>>; readonly scope: Scope }) => void;

/** An endpoint made ready: its declaration with everything built from it. */
export interface Mounted {
  readonly endpoint: EndpointShape;
  readonly context: AppContext;
  readonly handle: (call: Input & { readonly scope: Scope }) => unknown;
  /** What a write needs before its transaction begins. */
  readonly prepare: ((call: Input & { readonly scope: Scope }) => Promise<unknown>) | undefined;
  /** Refuses a request before what it holds is read. */
  readonly admit?: Admit;
  readonly readInput: (raw: RawInput) => Input;
  /** The outgoing whitelist. */
  readonly writeJson: WriteJson;
  readonly authenticate: (request: FastifyRequest) => Promise<Actor>;
  /** The answer from the response cache, made where it is not there; of calls that are cached. */
  readonly cached?: (input: Input, request: FastifyRequest) => WrittenAnswer | Promise<WrittenAnswer>;
}

/** What is mounted, by name. */
export interface Registry {
  add(mounted: Mounted): void;
  get(name: string): Mounted | undefined;
  all(): readonly Mounted[];
}

/** Throws when two endpoints bear one name. */
export function createRegistry(): Registry {
  const byName = new Map<string, Mounted>();
  return {
    add(mounted) {
      const { name } = mounted.endpoint;
      if (byName.has(name)) throw new Error(`Two endpoints are called ${name}; each needs a name of its own.`);
      byName.set(name, mounted);
    },
    get: (name) => byName.get(name),
    all: () => [...byName.values()],
  };
}
