import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/testApp.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}
interface Told {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

/** A collector that takes OTLP as JSON. */
let collector: Server;
let spans: Span[];

beforeEach(async () => {
  spans = [];
  collector = createServer((request, answer) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces')
        spans.push(
          ...(JSON.parse(body) as Told).resourceSpans.flatMap(({ scopeSpans }) =>
            scopeSpans.flatMap((each) => each.spans),
          ),
        );
      return answer.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});

afterEach(() => collector.close());

test('a collector is told of each request by its route, and of the statements made for it, within the trace of who asked', async () => {
  const { port } = collector.address() as AddressInfo;
  const portal = await buildTestApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` } });
  const ama = await portal.as('ama');
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const answer = await ama.inject({
    url: '/api/farmers?search=Adwoa',
    headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
  });
  expect(answer.statusCode).toBe(200);
  await portal.close();

  const own = spans.filter(({ traceId }) => traceId === trace);
  expect(own.filter(({ name }) => name === 'GET /api/farmers')).toMatchObject([{ parentSpanId: '00f067aa0ba902b7' }]);
  expect(own.filter(({ name }) => name === 'select').length).toBeGreaterThan(0);
  expect(JSON.stringify(spans)).not.toContain('Adwoa');
});

test('without an endpoint nothing is traced', async () => {
  const portal = await buildTestApp();
  expect(portal.context.traces).toBeNull();
  await portal.inject('/healthz');
  await portal.close();
  expect(spans).toEqual([]);
});
