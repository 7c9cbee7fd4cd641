import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listMigrations, migrationsFolder } from '#server/database/migrator.ts';
import { say, sayFailure } from '#server/command/say.ts';

/* npm run new-migration -- create contacts: an empty migration named by date and act, the next of its day. */
try {
  const act = process.argv.slice(2).join('-').toLowerCase();
  if (!/^[a-z]+(-[a-z0-9]+)+$/.test(act))
    throw new Error('Say the act and the thing: npm run new-migration -- create contacts');
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const numbers = (await listMigrations())
    .filter((name) => name.startsWith(today))
    .map((name) => Number(name.split('-')[1]));
  const file = path.join(
    migrationsFolder,
    `${today}-${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}-${act}.sql`,
  );
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  writeFileSync(file, '-- What this changes, and why.\n\n');
  say(
    `${path.relative('.', file)} is made. SQL that PostgreSQL 15 understands; a table also gets server/database/docs/<table>.yml.`,
  );
} catch (error) {
  sayFailure(error);
}
