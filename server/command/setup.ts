import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readConfig } from '../config.ts';
import { root } from '../root.ts';
import { writeBackupKey } from './backupKey.ts';
import { questions } from './questions.ts';
import { say } from './say.ts';
import { findSettings, parseSettings, systemSettings } from './settings.ts';

const serviceUser = 'agrihub';
const localPostgres = 'postgresql://agrihub@%2Fvar%2Frun%2Fpostgresql/agrihub';

/**
 * agrihub setup: asks what is needed, one question after the other, writes the settings, and looks whether all of it answers.
 * Given again it shows what is set and changes what is answered; answers may come from a file: agrihub setup < answers.
 */
export async function setup(): Promise<void> {
  const file = findSettings() ?? (process.geteuid?.() === 0 ? systemSettings : path.join(root, '.env'));
  const present = existsSync(file) ? parseSettings(readFileSync(file, 'utf8')) : {};
  say(`Settings are kept in ${file}. Enter keeps what stands in brackets; "-" empties it.\n`);
  const settings: Record<string, string> = { NODE_ENV: 'production', ...present };
  await askAll(settings, file);
  settings['SECRET_KEY'] ??= randomBytes(36).toString('base64url');
  const owner = findUser(serviceUser);
  mkdirSync(path.dirname(file), { recursive: true });
  await prepareBackups(settings, path.dirname(file), owner);
  // Written before anything can fail, so that no answer has to be given twice.
  writeSettings(file, settings, owner);
  say(`\n${file} is written.`);
  prepareFolder(settings['DATA_DIR'] ?? '', owner);
  if (settings['DATABASE_URL'] === localPostgres) preparePostgres();
  say('Looking whether everything answers …\n');
  const program = path.join(process.env['AGRIHUB_HOME'] ?? root, 'bin', 'agrihub');
  try {
    execFileSync(program, ['check'], { stdio: 'inherit', env: { ...process.env, AGRIHUB_SETTINGS: file } });
  } catch {
    process.exitCode = 1;
  }
  say(
    '\nRun bin/agrihub setup again to change something, bin/agrihub check to look again, bin/agrihub start to start.',
  );
}

/** Readable by root and the portal's own group alone. */
function writeSettings(file: string, settings: Readonly<Record<string, string>>, owner: User | null): void {
  const lines = Object.entries(settings).flatMap(([name, value]) => (value === '' ? [] : [`${name}=${value}\n`]));
  writeFileSync(file, lines.join(''), { mode: 0o640 });
  if (owner !== null) chownSync(file, 0, owner.gid);
}

/** Asks until every answer is one the portal takes. */
async function askAll(settings: Record<string, string>, file: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY });
  const lines = terminal[Symbol.asyncIterator]();
  const base = { SECRET_KEY: 'x'.repeat(40), ...settings };
  for (const { name, ask, usual, choices } of questions(file === systemSettings)) {
    for (;;) {
      const before = settings[name] ?? usual ?? '';
      say(
        `${ask}${choices === undefined ? '' : `\n${choices.map(({ key, what }) => `  ${key}  ${what}`).join('\n')}`}`,
      );
      process.stdout.write(`${name} [${/KEY|PASSWORD/.test(name) && before ? 'kept' : before}]: `);
      const line = await lines.next();
      const typed = line.done ? '' : line.value.trim();
      if (!process.stdin.isTTY) say('');
      const value =
        typed === '' ? before : typed === '-' ? '' : (choices?.find(({ key }) => key === typed)?.value ?? typed);
      const refusal = refuse(name, { ...base, ...settings, [name]: value });
      if (refusal === null) {
        settings[name] = value;
        break;
      }
      say(`  ${refusal}`);
      if (line.done) throw new Error(`The answers ended before ${name} had one that can be used.`);
    }
    say('');
  }
  terminal.close();
}

/** What the portal itself would say of this setting; null where it takes it. */
function refuse(name: string, settings: Record<string, string>): string | null {
  try {
    readConfig(settings);
    return null;
  } catch (error) {
    return (
      (error as Error).message
        .split('\n')
        .map((line) => line.trim())
        .find((line) => line.startsWith(`${name} `)) ?? null
    );
  }
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** The user the portal runs as; null where there is none, or we may not act for it. */
function findUser(name: string): User | null {
  if (process.geteuid?.() !== 0) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}

function prepareFolder(folder: string, owner: User | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o750 });
  if (owner !== null && statSync(folder).uid === 0) chownSync(folder, owner.uid, owner.gid);
}

/** Makes the role and the database on Debian's own PostgreSQL, where they are missing. */
function preparePostgres(): void {
  const psql = (database: string, sql: string): string =>
    execFileSync('runuser', ['-u', 'postgres', '--', 'psql', '-XAtq', '-d', database, '-c', sql], {
      encoding: 'utf8',
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim();
  try {
    if (psql('postgres', `select 1 from pg_roles where rolname = '${serviceUser}'`) === '')
      psql('postgres', `create role ${serviceUser} login createdb`);
    if (psql('postgres', `select 1 from pg_database where datname = '${serviceUser}'`) === '')
      psql('postgres', `create database ${serviceUser} owner ${serviceUser} template template0 encoding 'UTF8'`);
  } catch (error) {
    throw new Error(
      'The database could not be made. Install PostgreSQL (apt-get install postgresql), start it (systemctl start postgresql), and run setup again as root: your answers are kept, Enter confirms each.',
      { cause: error },
    );
  }
}

/** A key pair for the backups, once. */
async function prepareBackups(settings: Record<string, string>, folder: string, owner: User | null): Promise<void> {
  const place = settings['BACKUP_URL'] ?? '';
  if (place.startsWith('file:')) prepareFolder(path.resolve(place.slice('file:'.length)), owner);
  if (settings['BACKUP_RECIPIENTS']) return;
  const key = path.join(folder, 'backup.key');
  if (existsSync(key)) return;
  settings['BACKUP_RECIPIENTS'] = await writeBackupKey(key);
  settings['BACKUP_IDENTITY_FILE'] = key;
  if (owner !== null) chownSync(key, owner.uid, owner.gid);
  say(`Backups are encrypted with ${key}: print it, or copy it to another place. Without it no backup opens.`);
}
