import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readDiskSpace } from '../adapters/probes/probes.ts';
import { type Config, readConfig } from '../config.ts';
import { gigabytes } from '../modules/health/checks.ts';
import { root } from '../root.ts';
import { holdPaused, order } from '../supervisor/control.ts';
import type { Preflight } from './preflight.ts';
import { findInstallation, type Installation, readRelease } from '../release.ts';
import { say } from './say.ts';

const run = promisify(execFile);
/** Unpacked releases take half of this. */
const neededBytes = 2e9;
const unpacking = '.unpacking-';

/** A change of release, as history.jsonl keeps it. */
export interface Change {
  readonly at: string;
  readonly from: string;
  readonly to: string;
  /** The backup made before. */
  readonly backup: string;
  /** Migrations that were applied with it. */
  readonly migrations: readonly string[];
  /** A way back is none to go back from. */
  readonly isReturn?: true;
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
  const from = await inUse(place);
  const change: Change = {
    at: new Date().toISOString(),
    from: path.basename(from),
    to: path.basename(target),
    backup,
    migrations: pending,
  };
  const running = await (
    pending.length > 0
      ? switchPaused(config, place, { change, from, target })
      : switchServing(config, place, { change, from, target })
  ).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Release ${next.version} did not start, and ${present.version} is in use again, with everything as it was. ${why}`,
      { cause: error },
    );
  });
  say(`Release ${next.version} is in use${running ? '' : ' from the next start on'}. Back with: bin/agrihub rollback`);
}

interface Step {
  readonly change: Change;
  readonly from: string;
  readonly target: string;
}

/** Process by process: both releases take the records. Answers whether the portal runs. */
async function switchServing(config: Config, place: Installation, step: Step): Promise<boolean> {
  await putInUse(place, step);
  try {
    return (await order(config, 'reload')) !== null;
  } catch (error) {
    await takeBack(place, step);
    throw error;
  }
}

/** While nobody writes, so that going back loses nothing that was acknowledged since the backup. Answers whether the portal runs. */
async function switchPaused(config: Config, place: Installation, step: Step): Promise<boolean> {
  const hold = await holdPaused(config);
  const copy = path.join(config.dataDir, 'work', 'records-before-upgrade.tar.gz');
  try {
    await command(root, 'backup', '--records', copy);
    await putInUse(place, step);
    try {
      return hold !== null && (await order(config, 'resume')) !== null;
    } catch (error) {
      if (hold !== null) await order(config, 'pause');
      // The link last: until then `agrihub rollback` finds the way back where this is cut off, too.
      if ((await askRelease(step.from)).unknown.length > 0) await command(step.from, 'restore', copy, '--replace');
      await takeBack(place, step);
      if (hold !== null) await order(config, 'resume');
      throw error;
    }
  } finally {
    await hold?.letGo();
    await rm(copy, { force: true });
  }
}

/** Noted first: whoever is cut off after it finds the way back. */
async function putInUse(place: Installation, { change, target }: Step): Promise<void> {
  await noteChange(place, change);
  await pointTo(place, target);
}

async function takeBack(place: Installation, { change, from }: Step): Promise<void> {
  await pointTo(place, from);
  const others = (await readHistory(place)).filter(({ at }) => at !== change.at);
  await writeFile(`${historyOf(place)}.new`, others.map((each) => `${JSON.stringify(each)}\n`).join(''));
  await rename(`${historyOf(place)}.new`, historyOf(place));
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

/** Unpacks beside the other releases; one that is there is not touched. What one left that was cut off goes, once it is at rest. */
async function unpack(archive: string, { releases }: Installation): Promise<string> {
  for (const name of await readdir(releases))
    if (name.startsWith(unpacking))
      await rm(path.join(releases, name), { recursive: true, force: true }).catch(() => undefined);
  const aside = await mkdtemp(path.join(releases, unpacking));
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

/** The folder of the release that the link leads to. */
async function inUse({ base, current }: Installation): Promise<string> {
  return path.resolve(base, await readlink(current));
}

/** Moves the link to a release, in one step. */
export async function pointTo({ base, current }: Installation, target: string): Promise<void> {
  const aside = path.join(base, '.current');
  await rm(aside, { force: true });
  await symlink(path.join('releases', path.basename(target)), aside);
  await rename(aside, current);
}

export async function noteChange(place: Installation, change: Change): Promise<void> {
  // Given again after it was cut off, an upgrade finds its release in use: what is noted of the first is the way back.
  if (change.from !== change.to) await appendFile(historyOf(place), `${JSON.stringify(change)}\n`);
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
