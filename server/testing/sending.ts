import type { AddressInfo } from 'node:net';
import type { LightMyRequestResponse } from 'fastify';
import type { Finding, Fix } from '#engines/tables/types.ts';
import type { Caller, PersonName, TestApp } from './testApp.ts';

const boundary = 'line-between-the-parts';

export interface SentForm {
  readonly content: string | Buffer;
  readonly name?: string;
  readonly part?: string;
  readonly fields?: Readonly<Record<string, string | readonly string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A form with a file as a browser writes it. */
export function formOf({ content, name = 'maize-yields.csv', part = 'file', fields = {} }: SentForm): Buffer {
  const texts = Object.entries(fields).flatMap(([field, values]) =>
    [values]
      .flat()
      .map((value) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`),
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(texts.join('') + head),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

/** Sends a file with its form in one go. */
export function sendForm(
  caller: Caller,
  form: SentForm,
  url = '/api/datasets/upload/lake',
): Promise<LightMyRequestResponse> {
  return caller.inject({
    method: 'POST',
    url,
    payload: formOf(form),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...form.headers },
  });
}

const tus = { 'tus-resumable': '1.0.0' };

/** A person at the end of a real line: what goes in parts is read off the socket. */
export interface OnLine {
  send(path: string, request?: RequestInit): Promise<Response>;
}

/** The portal on a port of its own, and a person of the tests signed in to it. */
export async function onLine({ app }: Pick<TestApp, 'app'>, person: PersonName | null): Promise<OnLine> {
  const base = app.server.listening
    ? `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    : await app.listen({ host: '127.0.0.1', port: 0 });
  const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' };
  if (person !== null) {
    const payload = { email: `${person}@demo.agrihub.example`, password: 'demo-agrihub' };
    const answer = await app.inject({ method: 'POST', url: '/api/accounts/sign-in', payload });
    headers['cookie'] = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  }
  return {
    send: (path, request = {}) =>
      fetch(new URL(path, base), {
        ...request,
        headers: { ...headers, ...(request.headers as Record<string, string> | undefined) },
      }),
  };
}

/** Opens an upload in parts; the address of a good one is in its Location header. */
export function openParts(line: OnLine, bytes: number, name = 'maize-yields.csv'): Promise<Response> {
  const metadata = `filename ${Buffer.from(name).toString('base64')}`;
  return line.send('/api/uploads/tus', {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(bytes), 'upload-metadata': metadata },
  });
}

export function sendPart(line: OnLine, url: string, offset: number, body: Buffer): Promise<Response> {
  return line.send(url, {
    method: 'PATCH',
    body: new Uint8Array(body),
    headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
  });
}

/** How many bytes of an upload have arrived. */
export async function arrived(line: OnLine, url: string): Promise<number> {
  return Number((await line.send(url, { method: 'HEAD', headers: tus })).headers.get('upload-offset'));
}

/** A whole file in parts of so many bytes; answers the id of the upload. */
export async function sendParts(line: OnLine, content: Buffer, partBytes = 1_000, name?: string): Promise<string> {
  const url = (await openParts(line, content.length, name)).headers.get('location') ?? '';
  for (let at = 0; at < content.length; at += partBytes)
    await sendPart(line, url, at, content.subarray(at, at + partBytes));
  return url.split('/').at(-1) ?? '';
}

/** A finding as reading would make it. */
export function finding(changes: Partial<Finding> = {}): Finding {
  return {
    code: 'spacesInNumbers',
    weight: 'error',
    sheet: 'maize-yields',
    at: 'line 3',
    count: 2,
    found: '1 200',
    expected: 'a number',
    mend: 'Write it without the blank.',
    fix: fix(),
    ...changes,
  };
}

export function fix(changes: Partial<Fix> = {}): Fix {
  return {
    kind: 'closeUpNumbers',
    sheet: 'maize-yields',
    column: 'Yield',
    label: 'Read 2 numbers written with blanks as numbers',
    ...changes,
  };
}
