import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/* script/dev: builds the pages, then starts the server from its sources; run again at each change. */
const root = path.resolve(import.meta.dirname, '..');
for (const part of ['client', 'pages']) {
  const build = spawn(process.execPath, ['--import', 'tsx', 'tools/build.ts', part], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(build, 'exit');
  if (status !== 0) process.exit(1);
}
await import('#server/main.ts');
