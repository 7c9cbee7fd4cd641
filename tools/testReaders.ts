import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { root } from '#server/root.ts';
import { readers, server } from '../vite.config.ts';

/**
 * Builds the readers of foreign files once per run of the tests, which start a thousand of them: half a second of work each
 * instead of two, and the same bundler as for a release.
 */
export default async function setUp(): Promise<() => void> {
  const within = path.join(root, 'node_modules', '.cache');
  mkdirSync(within, { recursive: true });
  const outDir = mkdtempSync(path.join(within, 'agrihub-readers-'));
  await build({
    ...server,
    ssr: { noExternal: ['@duckdb/node-api'] },
    build: { ...server.build, outDir, sourcemap: false, rolldownOptions: { input: readers } },
  });
  process.env['BUILT_READERS'] = outDir;
  return () => rmSync(outDir, { recursive: true, force: true });
}
