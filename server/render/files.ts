import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from '../platform/negotiate.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
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
}

/** Reads a folder of built files. What cannot be served (source maps, the manifest of the build) is left out. */
export function readFiles(folder: string): Files {
  const files = new Map<string, File>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const type = types[path.extname(file)];
    if (!entry.isFile() || type === undefined || file.includes(`${path.sep}.vite${path.sep}`)) continue;
    const address = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`;
    files.set(address, readOne(file, address, type));
  }
  return {
    send(address, request, reply) {
      const file = files.get(address);
      return file !== undefined && sendOne(file, request, reply);
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
  void reply
    .header('vary', 'Accept-Encoding')
    .header('etag', `"${tag}${encoding === 'identity' ? '' : `-${encoding}`}"`)
    .header('cache-control', cacheControl(request.url, forGood));
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type(type).send(forms[encoding]);
}

/** Fonts keep their names for years; the service worker is asked for anew each time. */
function cacheControl(url: string, forGood: boolean): string {
  if (forGood) return 'public, max-age=31536000, immutable';
  return url.startsWith('/fonts/') ? 'public, max-age=2592000' : 'no-cache';
}
