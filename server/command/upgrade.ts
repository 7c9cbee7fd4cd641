import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readDiskSpace } from '../adapters/probes/probes.ts';
import { type Config, readConfig } from '../config.ts';
import { gigabytes } from '../modules/health/checks.ts';
import { root } from '../root.ts';
import { order } from '../supervisor/control.ts';
import type { Preflight } from './preflight.ts';
import { findInstallation, type Installation, readRelease } from '../release.ts';
import { say } from './say.ts';

const run = promisify(execFile);
/** Unpacked releases take half of this. */
const neededBytes = 2e9;

/** A change of release, as history.jsonl keeps it. */
export interface Change {
  readonly at: string;
  readonly from: string;
  readonly to: string;
  /** The backup made before. */
  readonly backup: string;
  /** Migrations that were applied with it. */
  readonly migrations: readonly string[];
}

/**
 * agrihub upgrade ARCHIVE: checks the archive, asks the release in it whether it can take over, makes a backup, puts it in
 * use, and goes back by itself where it does not start. Throws what it refuses, and why; nothing is changed then.
 */
export async function upgrade([archive]: readonly string[]): Promise<void> {
  if (archive === undefined) throw new Error('Name the archive: bin/agrihub upgrade agrihub-0.3.0-linux-x64.tar.gz');
  const place = findInstallation();
  const config = readConfig(process.env);
  await requireChecksum(path.resolve(archive));
  const { freeBytes } = await readDiskSpace(place.releases);
  if (freeBytes < neededBytes)
    throw new Error(
      `The disk of ${place.releases} has ${gigabytes(freeBytes)} left, and an upgrade needs ${gigabytes(neededBytes)}. Free some space first; releases that are no longer used may go.`,
    );
  const target = await unpack(path.resolve(archive), place);
  const [present, next] = [readRelease(), readRelease(target)];
  const { pending, unknown, outOfOrder = [] } = await askRelease(target);
  if (unknown.length > 0)
    throw new Error(
      `Release ${next.version} is older than the records: it does not know ${unknown.join(', ')}. To go back to the release before, use bin/agrihub rollback.`,
    );
  if (outOfOrder.length > 0)
    throw new Error(
      `Release ${next.version} does not start on these records: its migrations ${outOfOrder.join(', ')} come before one that was applied already. Take another release.`,
    );
  say(
    `Release ${present.version} → ${next.version}${pending.length > 0 ? `, with ${pending.length} ${pending.length === 1 ? 'change' : 'changes'} to the records` : ''}.`,
  );
  const backup = await backUpAs(root);
  const running = await order(config, 'status');
  if (pending.length > 0 && running) await order(config, 'pause');
  const before = await pointTo(place, target);
  try {
    if (pending.length > 0 && running) await order(config, 'resume');
    else if (running) await order(config, 'reload');
  } catch (error) {
    await pointTo(place, before);
    if (running && pending.length > 0) await goBack(config, before);
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Release ${next.version} did not start, and ${present.version} is in use again, with everything as it was. ${why}`,
      { cause: error },
    );
  }
  const change: Change = {
    at: new Date().toISOString(),
    from: path.basename(before),
    to: path.basename(target),
    backup,
    migrations: pending,
  };
  await appendFile(historyOf(place), `${JSON.stringify(change)}\n`);
  say(`Release ${next.version} is in use${running ? '' : ' from the next start on'}. Back with: bin/agrihub rollback`);
}

/** The portal was paused since the backup, so that nobody wrote in between. */
async function goBack(config: Config, before: string): Promise<void> {
  const { unknown } = await askRelease(before);
  await order(config, 'pause');
  if (unknown.length > 0) await command(before, 'restore', 'newest', '--replace');
  await order(config, 'resume');
}

/** Gives a command to a release; it runs as the owner of the data folder. Answers what it said. */
export async function command(folder: string, ...args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run(path.join(folder, 'bin', 'agrihub'), [...args], { env: process.env });
    return stdout;
  } catch (error) {
    throw new Error((error as { stderr?: string }).stderr?.trim() || String(error), { cause: error });
  }
}

/** Makes a backup by the rules of the settings; answers its name. */
export async function backUpAs(folder: string): Promise<string> {
  const said = await command(folder, 'backup');
  say(said.trimEnd());
  return said.split(' ', 1)[0] ?? '';
}

/** Compares the archive with the checksum beside it. */
async function requireChecksum(archive: string): Promise<void> {
  if (!existsSync(archive)) throw new Error(`There is no file ${archive}.`);
  const said = await readFile(`${archive}.sha256`, 'utf8').catch(() => null);
  if (said === null)
    throw new Error(
      `${archive}.sha256 is missing. Put it beside the archive: it comes with it and shows that the archive arrived whole.`,
    );
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(archive)) hash.update(chunk as Buffer);
  if (said.trim().split(/\s/)[0] !== hash.digest('hex'))
    throw new Error(`${archive} is not what its checksum says. Copy both again.`);
}

/** Unpacks beside the other releases; one that is there is not touched. */
async function unpack(archive: string, { releases }: Installation): Promise<string> {
  const aside = await mkdtemp(path.join(releases, '.unpacking-'));
  try {
    await run('tar', ['-xzf', archive, '-C', aside, '--no-same-owner']);
    const [name, ...others] = await readdir(aside);
    if (name === undefined || others.length > 0 || !existsSync(path.join(aside, name, 'release.json')))
      throw new Error(`${archive} holds no release of the portal.`);
    const target = path.join(releases, name);
    if (existsSync(target)) {
      if (readRelease(target).commit !== readRelease(path.join(aside, name)).commit)
        throw new Error(`${target} is there already, from another archive. Remove it first, if it is not in use.`);
      return target;
    }
    await rename(path.join(aside, name), target);
    return target;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Asks a release whether it can take over the records, by its own settings and migrations. */
export async function askRelease(folder: string): Promise<Preflight> {
  const said = await command(folder, 'preflight').catch((error: Error) => {
    throw new Error(`Release ${path.basename(folder)} refuses these settings or records:\n${error.message}`, {
      cause: error,
    });
  });
  return JSON.parse(said) as Preflight;
}

/** Moves the link to a release, in one step; answers where it led before. */
export async function pointTo({ base, current }: Installation, target: string): Promise<string> {
  const before = path.resolve(base, await readlink(current));
  const aside = path.join(base, '.current');
  await rm(aside, { force: true });
  await symlink(path.join('releases', path.basename(target)), aside);
  await rename(aside, current);
  return before;
}

export function historyOf({ base }: Installation): string {
  return path.join(base, 'history.jsonl');
}

export async function readHistory(place: Installation): Promise<Change[]> {
  const text = await readFile(historyOf(place), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Change);
}
