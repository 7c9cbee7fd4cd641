import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { apiConsole, client, pages, server, serviceWorker } from '../vite.config.ts';
import { writeApiClient } from './apiClient.ts';
import { filesOf, readManifest } from './clientManifest.ts';
import { joinPieces } from './pieces/joinPieces.ts';
import { precompress } from './precompress.ts';

/** Builds everything that runs in production: `npm run build`, or one part of it: `npm run build -- client`. */
const parts = process.argv.slice(2);
const wants = (part: string) => parts.length === 0 || parts.includes(part);
process.env.NODE_ENV = 'production';

if (wants('client')) {
  await build(await joinPieces(client));
  const manifest = readManifest();
  // The shell with its messages, what renews kept pages once the line is back, the offline page, the font: enough to open without network.
  const first = [
    'web/main.tsx',
    'web/app/shell/AtRest.tsx',
    'web/lib/offline/renewKept.ts',
    'web/pages/OfflinePage.tsx',
    'web/words/en/offline.ts',
  ].flatMap((file) => filesOf(manifest, file));
  const precached = [...new Set(first), 'fonts/inter-latin.woff2', 'manifest.webmanifest', 'icon.svg'].map(
    (file) => `/${file}`,
  );
  const version = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12);
  await build(serviceWorker(precached, version));
  await build(apiConsole);
  await writeApiClient('dist/client/agrihub-client.tgz');
  writeFileSync('dist/client/version.txt', version);
  precompress('dist/client');
}
if (wants('pages')) await build(pages);
if (wants('server') && existsSync('server/main.ts')) await build(server);
if (parts.length === 0) console.log(`Built version ${readFileSync('dist/client/version.txt', 'utf8')} into dist/.`);
