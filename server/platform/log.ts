import type { FastifyBaseLogger } from 'fastify';

/** The log: one JSON line per entry, with secrets, phones and card numbers masked. */
export type Log = FastifyBaseLogger;
