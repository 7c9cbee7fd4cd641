import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface DrainTimes {
  /**
   * The process leaves once nothing came for so long. Proxies and browsers keep connections open for about a minute and may ask on
   * one at any moment of it: a connection that is closed just then fails a request.
   */
  readonly idleMs: number;
  /** Uploads and downloads may take so long to end. */
  readonly longestMs: number;
}

export const usualDrain: DrainTimes = { idleMs: 65_000, longestMs: 15 * 60_000 };

/** Registers what a process needs to leave without breaking a request off. Called before the app listens. */
export function allowDraining(app: FastifyInstance): void {
  const now = { draining: false, open: 0, lastAsked: 0 };
  app.addHook('onRequest', (_request, reply, done) => {
    now.open += 1;
    now.lastAsked = performance.now();
    reply.raw.once('close', () => (now.open -= 1));
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (now.draining) void reply.header('connection', 'close');
    done();
  });
  app.decorate('drain', async ({ idleMs, longestMs }: DrainTimes) => {
    const begun = performance.now();
    now.draining = true;
    now.lastAsked = begun;
    app.live.endAll();
    while (performance.now() - begun < longestMs && (now.open > 0 || performance.now() - now.lastAsked < idleMs))
      await sleep(50);
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Answers what still comes in on open connections and closes each after its answer; done when nothing is being
     * answered and nothing came for a while. New connections go elsewhere before.
     */
    drain(times: DrainTimes): Promise<void>;
  }
}
