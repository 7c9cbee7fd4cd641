import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Ends the streams that stay open when the portal closes, so that none of them holds the closing up. */
export function endLiveStreams(app: FastifyInstance): void {
  const open = new Set<Readable>();
  app.decorate('live', {
    add(stream: Readable) {
      open.add(stream);
      stream.once('close', () => open.delete(stream));
    },
    endAll,
  });
  app.addHook('preClose', (done) => {
    endAll();
    done();
  });

  function endAll(): void {
    for (const stream of open) stream.push(null);
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The streams that stay open until either side ends them. */
    readonly live: { add(stream: Readable): void; endAll(): void };
  }
}
