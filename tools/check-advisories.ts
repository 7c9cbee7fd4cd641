import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { satisfies } from 'semver';

/** A weakness that was published of a package. */
interface Advisory {
  /** Of the GitHub Advisory Database. */
  readonly id: string;
  readonly package: string;
  /** Versions that have it, as npm writes ranges. */
  readonly versions: string;
  readonly severity: 'low' | 'moderate' | 'high' | 'critical';
  readonly title: string;
}

export interface StoredAdvisories {
  /** The day on which the list was last looked through. */
  readonly date: string;
  readonly advisories: readonly Advisory[];
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>>;
}

export const storedFile = 'tools/advisories.json';

/** A sentence for each package of a lock file that runs in production and that an advisory names. */
export function namedBy(lock: Lock, advisories: readonly Advisory[]): string[] {
  return Object.entries(lock.packages).flatMap(([place, { version, dev }]) => {
    if (place === '' || dev === true || version === undefined) return [];
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return advisories
      .filter((each) => each.package === name && satisfies(version, each.versions, { includePrerelease: true }))
      .map(({ id, severity, title }) => `${name} ${version}: ${title} (${id}, ${severity})`);
  });
}

/** What `npm audit --json` says of packages that run in production; null where it could not ask a registry. */
export function readAudit(said: string): string[] | null {
  const { vulnerabilities } = JSON.parse(said) as {
    readonly vulnerabilities?: Readonly<
      Record<string, { readonly severity: string; readonly range: string; readonly via: readonly unknown[] }>
    >;
  };
  if (vulnerabilities === undefined) return null;
  return Object.entries(vulnerabilities).map(([name, { severity, range, via }]) => {
    const titles = via.flatMap((each) => (typeof each === 'object' ? [(each as { title: string }).title] : []));
    return `${name} ${range}: ${titles.join('; ') || 'through a package it brings'} (${severity})`;
  });
}

/** Asks the registry; where none answers, the list that is kept here. Ends with 1 where a package is named. */
async function main(): Promise<void> {
  const asked = await new Promise<string>((resolve) => {
    execFile('npm', ['audit', '--json', '--omit=dev'], { timeout: 60_000 }, (_error, said) => resolve(said));
  });
  const answered = asked.trim() === '' ? null : readAudit(asked);
  const stored = JSON.parse(readFileSync(storedFile, 'utf8')) as StoredAdvisories;
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const found = [...new Set([...(answered ?? []), ...namedBy(lock, stored.advisories)])];
  for (const sentence of found) console.log(sentence);
  console.log(
    `${found.length} advisories of packages that run in production, by ` +
      (answered === null
        ? `the list of ${stored.date} (no registry answered)`
        : `the registry and the list of ${stored.date}`),
  );
  if (found.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
