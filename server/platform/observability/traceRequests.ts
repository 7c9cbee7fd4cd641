import type { FastifyInstance } from 'fastify';
import type { RequestTrace, Traces } from '../../adapters/traces/traces.ts';

/** Traces each request from its arrival to its last byte. */
export function traceRequests(app: FastifyInstance, traces: Traces): void {
  const open = new WeakMap<object, RequestTrace>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    open.set(request, traces.begin(request.method, typeof traceparent === 'string' ? traceparent : undefined));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    open.get(request)?.end(request.routeOptions.url ?? 'unknown', reply.statusCode);
    done();
  });
}
