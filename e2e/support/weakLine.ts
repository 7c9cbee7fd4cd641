import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line between browser and portal, as in the field. */
export interface WeakLine {
  /** Address under which the portal is reached over it. */
  readonly url: string;
  /** Nothing comes through; half of all calls are lost, three of five after they arrived; everything comes through. */
  set(state: 'dead' | 'weak' | 'good'): void;
  /** Calls that were lost since the start. */
  lost(): number;
  /** Bodies of the forms that came through, as bytes. */
  forms(): readonly Buffer[];
  close(): Promise<void>;
}

/** Of ten reports, and of ten other calls, these are lost on a weak line: on the way there, or on the way back. The same in every run. */
const lostAlone = new Set([2, 7]);
const lostWithAnswer = new Set([0, 4, 5]);

/** Opens a line to a portal. */
export async function openWeakLine(portal: string): Promise<WeakLine> {
  const { hostname, port } = new URL(portal);
  const forms: Buffer[] = [];
  let state: 'dead' | 'weak' | 'good' = 'good';
  const calls = { reports: 0, others: 0 };
  let lost = 0;

  const server = http.createServer((request, response) => {
    const isCall = request.url?.startsWith('/api/') ?? false;
    // What waited on the device says whose it is.
    const kind = request.headers['x-signed-in-as'] === undefined ? 'others' : 'reports';
    const turn = state === 'weak' && isCall ? calls[kind]++ % 10 : -1;
    const drop = () => {
      lost += 1;
      // A request that was read whole no longer closes its line by itself.
      request.socket.destroy();
    };
    if (state === 'dead') return request.socket.destroy();
    if (lostAlone.has(turn)) return drop();
    const body: Buffer[] = [];
    request.on('data', (bytes: Buffer) => body.push(bytes));
    const onward = http.request(
      { hostname, port, method: request.method, path: request.url, headers: request.headers },
      (answer) => {
        if (request.headers['content-type']?.startsWith('multipart/')) forms.push(Buffer.concat(body));
        if (lostWithAnswer.has(turn)) {
          answer.resume();
          return drop();
        }
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (next) => {
      state = next;
      if (next === 'dead') server.closeAllConnections();
    },
    lost: () => lost,
    forms: () => forms,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
