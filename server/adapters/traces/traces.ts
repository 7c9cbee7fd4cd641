/** What was done for a request and how long each part took, told to a collector of OpenTelemetry. */
export interface Traces {
  /** Begins the trace of a request, within that of whoever asked (its header `traceparent`), and makes it the present one. */
  begin(method: string, traceparent: string | undefined): RequestTrace;
  /** Notes a statement to the records that just ended, within the request it was made for; statements of nobody's are left out. */
  statement(sql: string, milliseconds: number): void;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

export interface RequestTrace {
  /** `route` as declared, without what was asked for: names and numbers of people stay here. */
  end(route: string, status: number): void;
}

export interface TracesOptions {
  /** Of the collector: OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string;
  readonly version: string;
}

/** Opens the way to a collector; its library is loaded here and nowhere else. Null without an endpoint. */
export async function openTraces(endpoint: string | null, version: string): Promise<Traces | null> {
  if (endpoint === null) return null;
  const { otlpTraces } = await import('./otlpTraces.ts');
  return otlpTraces({ endpoint, version });
}
