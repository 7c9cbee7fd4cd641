import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ArkeselStandIn {
  /** As SMS_URL names it. */
  readonly url: string;
  readonly statuses: Map<string, string>;
  /** Numbers that are malformed to it, as it is sent them: 233244123456. */
  readonly rejected: Set<string>;
  close(): Promise<void>;
}

/** Arkesel's SMS of version 2 on a port of this machine. */
export async function startArkesel(): Promise<ArkeselStandIn> {
  const [key, statuses, rejected] = ['stand-in-key', new Map<string, string>(), new Set<string>()];
  const server = createServer((request, response) => {
    const answer = (status: number, body: object): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.headers['api-key'] !== key) return answer(401, { status: 'error', message: 'Authentication failed' });
      if (request.method === 'GET') {
        const id = request.url?.split('/').at(-1) ?? '';
        return answer(200, { status: 'success', data: { id, status: statuses.get(id) ?? 'DELIVERED' } });
      }
      const { recipients, message } = JSON.parse(Buffer.concat(parts).toString()) as {
        recipients: string[];
        message: string;
      };
      if (message === '') return answer(200, { status: 'error', message: 'The message is empty' });
      return answer(200, {
        status: 'success',
        data: recipients
          .filter((each) => !rejected.has(each))
          .map((recipient) => ({ recipient, id: `id-${recipient}` })),
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `arkesel:http://127.0.0.1:${(server.address() as AddressInfo).port}/?key=${key}`,
    statuses,
    rejected,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
