import cluster from 'node:cluster';
import { Server as NetServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { usualDrain } from './drain.ts';

/** Whether this process joins others of the same start: what only one prepares is prepared. */
export const follows = process.env['AGRIHUB_FOLLOWS'] === '1';

/** Says to the supervisor, where there is one, that this process answers requests. */
export function sayReady(): void {
  process.send?.('ready');
}

/**
 * Answers the supervisor: `ping`, and `drain`, at which new connections go to the other processes, those that are open are
 * answered to their end, and the process closes.
 */
export function leaveWhenAsked(app: FastifyInstance, close: (why: string) => Promise<void>): void {
  const { worker } = cluster;
  if (worker === undefined) return;
  process.on('message', (message) => {
    if (message === 'ping') process.send?.('pong');
    if (message !== 'drain') return;
    // Takes the port away from this process alone. Closing an HTTP server would also break off the connections that are quiet
    // for the moment, and with them what their owners send just then: here it closes as any server does.
    app.server.close = NetServer.prototype.close.bind(app.server) as typeof app.server.close;
    worker.disconnect();
    void app.drain(usualDrain).then(() => close('drain'));
  });
}
