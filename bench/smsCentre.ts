import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Ground } from './ground.ts';

/** A short message centre on this machine, as Kannel's sendsms answers, that counts what it is handed. */
export interface SmsCentre {
  /** As SMS_URL has it. */
  readonly url: string;
  /** How often each text came. */
  readonly texts: ReadonlyMap<string, number>;
}

export async function startSmsCentre({ later }: Ground): Promise<SmsCentre> {
  const texts = new Map<string, number>();
  const server = createServer((request, answer) => {
    const text = new URL(request.url ?? '/', 'http://centre').searchParams.get('text') ?? '';
    texts.set(text, (texts.get(text) ?? 0) + 1);
    answer.writeHead(202).end('0: Accepted for delivery');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  later(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `smpp:http://127.0.0.1:${port}/?key=bench:bench`, texts };
}
