import { spawnSync } from 'node:child_process';
import path from 'node:path';

/* script/dev: builds the pages, then starts the server from its sources; run again at each change. */
const root = path.resolve(import.meta.dirname, '..');
for (const part of ['client', 'pages']) {
  const built = spawnSync(process.execPath, ['--import', 'tsx', 'tools/build.ts', part], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (built.status !== 0) process.exit(1);
}
await import('#server/main.ts');
