import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

const kept = path.join(root, 'node_modules', '.cache', 'agrihub-test-records');

/** Puts a filled data folder kept under this name in place; false when there is none. */
export function takeKept(data: string, name: string): boolean {
  if (!existsSync(path.join(kept, name))) return false;
  try {
    copyWithOwners(path.join(kept, name), data);
    return true;
  } catch {
    // Another run has just put a newer one in its place.
    rmSync(data, { recursive: true, force: true });
    return false;
  }
}

/** Keeps a filled, stopped data folder for later runs, in place of those of older sources. */
export function keep(data: string, name: string): void {
  const making = path.join(kept, `${name}.${process.pid}`);
  const sameVersion = name.slice(0, name.indexOf('-') + 1);
  mkdirSync(kept, { recursive: true });
  for (const old of readdirSync(kept).filter((each) => each.startsWith(sameVersion) && each !== name)) {
    rmSync(path.join(kept, old), { recursive: true, force: true });
  }
  copyWithOwners(data, making);
  // Another run may have kept the same meanwhile.
  if (existsSync(path.join(kept, name))) rmSync(making, { recursive: true, force: true });
  else renameSync(making, path.join(kept, name));
}

/** Node's own copying does not keep owners, and PostgreSQL refuses a folder that is not its own. */
function copyWithOwners(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}

/** Changes with everything that fills the records: migrations, reference data, and the code that loads them. */
export function nameForSources(major: number): string {
  const hash = createHash('sha256');
  for (const file of ['server', 'content', 'engines'].flatMap(sourcesIn))
    hash.update(file).update(readFileSync(path.join(root, file)));
  return `${major}-${hash.digest('hex').slice(0, 16)}`;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|sql|csv|json)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name))
    .toSorted();
}
