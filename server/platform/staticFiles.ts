import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding } from './negotiate.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

/** A built file and the compressed forms the build laid beside it, read when first asked for. */
interface StaticFile {
  readonly tag: string;
  bytes(encoding: 'br' | 'gzip' | 'identity'): { readonly bytes: Buffer; readonly encoding: string };
}

/**
 * Serves the built client: files whose name carries their hash are kept for ever by whoever has them, the
 * others are asked again by their tag. Only what the folder held at the start is served.
 */
export function addStaticFiles(app: FastifyInstance, folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const type = types[path.extname(file)];
    if (!entry.isFile() || type === undefined || file.includes(`${path.sep}.`)) continue;
    const url = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    addFile(app, url, type, openFile(file));
  }
}

function addFile(app: FastifyInstance, url: string, type: string, open: () => StaticFile): void {
  const isHashed = url.startsWith('/assets/');
  const cacheControl = isHashed ? 'public, max-age=31536000, immutable' : 'public, no-cache';
  let file: StaticFile | undefined;
  app.get(url, (request, reply) => {
    file ??= open();
    const { bytes, encoding } = file.bytes(chooseEncoding(request.headers['accept-encoding']));
    void reply.header('cache-control', cacheControl).header('vary', 'Accept-Encoding').header('etag', `"${file.tag}-${encoding}"`);
    if (request.headers['if-none-match']?.includes(file.tag)) return reply.code(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type(type).send(bytes);
  });
}

function openFile(file: string): () => StaticFile {
  return () => {
    const plain = readFileSync(file);
    const packed = { br: readIfThere(`${file}.br`), gzip: readIfThere(`${file}.gz`) };
    return {
      tag: createHash('sha1').update(plain).digest('base64url').slice(0, 20),
      bytes(encoding) {
        const bytes = encoding === 'identity' ? undefined : packed[encoding];
        return bytes ? { bytes, encoding } : { bytes: plain, encoding: 'identity' };
      },
    };
  };
}

function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
}
