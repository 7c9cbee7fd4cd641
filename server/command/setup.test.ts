import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '../testing/testServer.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder('setup');
});
afterEach(() => removeFolder(folder));

test('answers given while PostgreSQL stands still are kept for the next time', () => {
  const file = path.join(folder, 'settings.env');
  writeFileSync(file, `DATA_DIR=${folder}/data\nBACKUP_URL=file:${folder}/backups\n`);
  // A machine on which nobody can act for PostgreSQL.
  writeFileSync(path.join(folder, 'runuser'), '#!/bin/sh\necho "psql: no server" >&2\nexit 2\n');
  chmodSync(path.join(folder, 'runuser'), 0o755);
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/command/main.ts', 'setup'], {
    env: { PATH: `${folder}:${process.env['PATH']}`, AGRIHUB_SETTINGS: file },
    input: ['https://portal.example', 'Sample ministry', 'privacy@portal.example', '', '', '1', ''].join('\n'),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('run setup again as root: your answers are kept')]);
  expect(readFileSync(file, 'utf8')).toMatch(
    /PUBLIC_URL=https:\/\/portal\.example\n(.*\n)*OPERATOR_NAME=Sample ministry\n(.*\n)*SECRET_KEY=.{40}/,
  );
});
