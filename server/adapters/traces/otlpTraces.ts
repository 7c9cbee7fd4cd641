import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Traces, TracesOptions } from './traces.ts';

/**
 * Traces by OpenTelemetry's own library over OTLP and HTTP. What else its variables say (OTEL_TRACES_SAMPLER,
 * OTEL_EXPORTER_OTLP_HEADERS …) the library reads by itself. A collector that does not answer loses traces and nothing else.
 */
export function otlpTraces({ endpoint, version }: TracesOptions): Traces {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'agrihub',
      'service.version': version,
    }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })),
    ],
  });
  const tracer = provider.getTracer('agrihub');
  const present = new AsyncLocalStorage<Context>();
  return {
    begin(method, traceparent) {
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, contextOf(traceparent));
      present.enterWith(trace.setSpan(ROOT_CONTEXT, span));
      return {
        end(route, status) {
          span.updateName(`${method} ${route}`);
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
          });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    statement(sql, milliseconds) {
      const within = present.getStore();
      if (within === undefined) return;
      const ended = Date.now();
      const name = sql.slice(0, 60).split(/\s/, 1)[0] ?? 'statement';
      tracer
        .startSpan(
          name,
          {
            kind: SpanKind.CLIENT,
            startTime: ended - milliseconds,
            attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, 2_000) },
          },
          within,
        )
        .end(ended);
    },
    close: () => provider.shutdown(),
  };
}

/** https://www.w3.org/TR/trace-context/#traceparent-header; one that is not well formed begins a trace of its own. */
function contextOf(traceparent: string | undefined): Context {
  const found = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent ?? '');
  const [, traceId = '', spanId = '', flags = '00'] = found ?? [];
  if (found === null || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
