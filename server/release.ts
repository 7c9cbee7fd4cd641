import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

/** What `script/release` writes beside package.json. */
export interface Release {
  readonly version: string;
  /** The commit it was made from. */
  readonly commit: string;
  readonly madeAt: string;
  /** Node that comes along; null: none. */
  readonly node: string | null;
}

/** The release in a folder; the one that runs, when left out. A checkout answers its package's version. */
export function readRelease(folder = root): Release {
  const file = path.join(folder, 'release.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Release;
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return { version, commit: 'checkout', madeAt: '', node: null };
}

/** Where releases lie side by side: `<base>/releases/<name>`, and `<base>/current` leads to the one in use. */
export interface Installation {
  readonly base: string;
  readonly releases: string;
  readonly current: string;
}

/** The installation this release is part of. Throws where it is not one: a checkout, or an archive unpacked elsewhere. */
export function findInstallation(): Installation {
  const releases = path.dirname(realpathSync(root));
  const base = path.dirname(releases);
  const current = path.join(base, 'current');
  if (path.basename(releases) !== 'releases' || !existsSync(path.join(root, 'release.json')) || !existsSync(current)) {
    throw new Error(
      `${root} is not part of an installation: expected releases/NAME, and a link "current" beside "releases". ` +
        'docs/operations.md, "Install", says how one is made; a checkout is updated with git.',
    );
  }
  return { base, releases, current };
}
