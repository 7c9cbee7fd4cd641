import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { tusPath } from '#contract/submissions/uploads.ts';

/** How the files of people on slow lines fared. */
export interface Uploads {
  readonly whole: number;
  /** Parts that broke off and went on from where they stopped, as tus has it. */
  readonly resumed: number;
  /** Those that were refused, broke off for good or came back as other bytes, each with its reason. */
  readonly failed: readonly string[];
}

interface Line {
  readonly url: string;
  readonly cookie: string;
}

const fileBytes = 1_000_000;
/** 100 kB a second: a phone in a village. A file takes ten seconds. */
const pieceBytes = 20_000;
const restMs = 200;
const mostResumes = 20;

/**
 * Sends one file after another until told to stop, alternately in parts by tus and as a form in one go, each over a slow line; each
 * is fetched again and held against what was sent.
 */
export function uploadOverAndOver(line: Line, writers: number): { stop(): Promise<Uploads> } {
  const state = { going: true, whole: 0, resumed: 0 };
  const failed: string[] = [];
  const all = Promise.all(Array.from({ length: writers }, (_, writer) => send(writer)));
  return {
    async stop() {
      state.going = false;
      await all;
      return { whole: state.whole, resumed: state.resumed, failed };
    },
  };

  async function send(writer: number): Promise<void> {
    for (let turn = writer; state.going; turn++) {
      const content = randomBytes(fileBytes);
      try {
        const claimed = await (turn % 2 === 0
          ? inParts(line, content, () => (state.resumed += 1))
          : asForm(line, content));
        if (!claimed.ok) throw new Error(`${claimed.status} ${await claimed.text()}`);
        const { id } = (await claimed.json()) as { id: string };
        const came = await fetch(`${line.url}/api/datasets/lake/${id}/file`, { headers: { cookie: line.cookie } });
        const back = Buffer.from(await came.arrayBuffer());
        if (sha256(back) !== sha256(content)) throw new Error(`${came.status}, ${back.length} bytes came back`);
        state.whole += 1;
        // What is checked goes again: a person's quota holds a hundred of these.
        await ask(line, `/api/datasets/lake/${id}`, 'DELETE');
      } catch (error) {
        const { message, cause } = error as Error & { cause?: Error };
        failed.push(`${turn % 2 === 0 ? 'tus' : 'form'}: ${message} ${cause?.message ?? ''}`.trim());
        await sleep(1_000);
      }
    }
  }
}

/** By tus 1.0.0: where a part breaks off, the server is asked how much arrived, and the rest is sent. */
async function inParts(line: Line, content: Buffer, onResume: () => void): Promise<Response> {
  const created = await ask(line, tusPath, 'POST', {
    'upload-length': String(content.length),
    'upload-metadata': `filename ${Buffer.from('noise.csv').toString('base64')}`,
  });
  const location = created.headers.get('location');
  if (location === null) throw new Error(`${created.status} ${await created.text()}`);
  for (let offset = 0, tries = 0; offset < content.length; tries++) {
    if (tries > mostResumes) throw new Error(`stopped at ${offset} of ${content.length} bytes`);
    if (tries > 0) onResume();
    const kind = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    await ask(line, location, 'PATCH', kind, slowly(content.subarray(offset))).catch(() => sleep(1_000));
    const at = await ask(line, location, 'HEAD').catch(() => undefined);
    offset = Number(at?.headers.get('upload-offset') ?? offset);
  }
  return fetch(`${line.url}/api/datasets/lake`, {
    method: 'POST',
    headers: { ...headersOf(line), 'content-type': 'application/json' },
    body: JSON.stringify({ uploadId: location.slice(location.lastIndexOf('/') + 1) }),
  });
}

function asForm(line: Line, content: Buffer): Promise<Response> {
  const boundary = 'between-the-parts';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="noise.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const kind = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return ask(line, '/api/datasets/upload/lake', 'POST', kind, slowly(body));
}

function ask(
  line: Line,
  address: string,
  method: string,
  headers: Readonly<Record<string, string>> = {},
  body?: ReadableStream<Uint8Array>,
): Promise<Response> {
  const tus = { 'tus-resumable': '1.0.0' };
  return fetch(new URL(address, line.url), {
    method,
    headers: { ...headersOf(line), ...tus, ...headers },
    ...(body && { body, duplex: 'half' }),
  });
}

function headersOf({ cookie }: Line): Record<string, string> {
  return { cookie, 'sec-fetch-site': 'same-origin' };
}

function slowly(content: Buffer): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent >= content.length) return controller.close();
      await sleep(restMs);
      controller.enqueue(content.subarray(sent, sent + pieceBytes));
      sent += pieceBytes;
    },
  });
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
