import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from '../platform/http/negotiate.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.tgz': 'application/gzip',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

interface File {
  readonly type: string;
  readonly tag: string;
  /** Its name changes with its content: it may be kept for good. */
  readonly forGood: boolean;
  readonly forms: { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer };
}

/** The browser's files, held in memory with the compressed forms the build made. */
export interface Files {
  /** Sends the file at a path; false when there is none. */
  send(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply | false;
  /** Reads what nobody asked for yet, a file between two turns of the event loop, so that the folder may change afterwards. */
  readRest(): Promise<void>;
}

/** Finds the built files of a folder and reads each when it is first asked for. What cannot be served (source maps, the manifest of the build) is left out. */
export function readFiles(folder: string): Files {
  const readers = new Map<string, () => File>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = types[path.extname(entry.name)];
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || type === undefined || file.includes(`${path.sep}.vite${path.sep}`)) continue;
    const address = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`;
    let read: File | undefined;
    readers.set(address, () => (read ??= readOne(file, address, type)));
  }
  return {
    send(address, request, reply) {
      const reader = readers.get(address);
      return reader !== undefined && sendOne(reader(), request, reply);
    },
    async readRest() {
      for (const reader of readers.values()) {
        reader();
        await turn();
      }
    },
  };
}

function readOne(file: string, address: string, type: string): File {
  const identity = readFileSync(file);
  const packed = (ending: string) => (existsSync(file + ending) ? readFileSync(file + ending) : undefined);
  const br = packed('.br');
  const gzip = packed('.gz');
  return {
    type,
    tag: createHash('sha1').update(identity).digest('base64url').slice(0, 20),
    forGood: address.startsWith('/assets/'),
    forms: { identity, ...(br && { br }), ...(gzip && { gzip }) },
  };
}

function sendOne({ type, tag, forGood, forms }: File, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const wanted: Encoding = chooseEncoding(request.headers['accept-encoding']);
  const encoding = forms[wanted] ? wanted : 'identity';
  void reply.header('vary', 'Accept-Encoding').header('cache-control', cacheControl(request.url, forGood));
  // A file that never changes is never asked about again; of some eighty small ones the heads are a good part of a first visit.
  if (forGood) {
    void reply.removeHeader('x-request-id');
    // HTTP/1.1 keeps connections open unless told otherwise: what the host would write of it says nothing new.
    if (!reply.raw.hasHeader('connection')) reply.raw.removeHeader('connection');
  } else void reply.header('etag', `"${tag}${encoding === 'identity' ? '' : `-${encoding}`}"`);
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type(type).send(forms[encoding]);
}

/** Fonts keep their names for years; the service worker is asked for anew each time. */
function cacheControl(url: string, forGood: boolean): string {
  if (forGood) return 'public, max-age=31536000, immutable';
  return url.startsWith('/fonts/') ? 'public, max-age=2592000' : 'no-cache';
}
