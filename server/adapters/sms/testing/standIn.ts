import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What may go wrong with one call. */
export type StandInFault =
  /** Takes it, and breaks the line instead of answering. */
  | 'lostAnswer'
  /** Takes it, and answers after the patience of whoever asks. */
  | 'slow'
  | 'busy'
  | 'wrongKey'
  | 'notJson'
  | 'brokenDown';

export interface StandIn {
  /** "http://127.0.0.1:40123". */
  readonly origin: string;
  /** Faults of the next calls, one each; then all is well. */
  readonly faults: StandInFault[];
  close(): Promise<void>;
}

export interface StandInCall {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly form: URLSearchParams;
}

/**
 * A provider on a port of this machine: `take` does what it does with a call and says what it answers. The faults stand
 * around it: those before the call was taken leave it out.
 */
export async function startStandIn(
  take: (call: StandInCall) => { readonly status: number; readonly body: object | string },
  slowMs = 1_500,
): Promise<StandIn> {
  const faults: StandInFault[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const fault = request.method === 'POST' || request.url?.includes('sendsms') ? faults.shift() : undefined;
      if (fault === 'busy') return send(response, 429, {});
      if (fault === 'wrongKey') return send(response, 401, {});
      const url = new URL(request.url ?? '', 'http://stand-in');
      const { status, body } = take({
        method: request.method ?? '',
        url,
        headers: request.headers,
        form: new URLSearchParams(Buffer.concat(parts).toString()),
      });
      if (fault === 'lostAnswer') return void response.destroy();
      if (fault === 'brokenDown') return send(response, 500, {});
      if (fault === 'notJson') return void response.end('<html>success</html>');
      setTimeout(send, fault === 'slow' ? slowMs : 0, response, status, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function send(response: ServerResponse, status: number, body: object | string): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
}
