import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let tree: string;

beforeEach(() => {
  tree = mkdtempSync(path.join(os.tmpdir(), 'agrihub-scripts-'));
  cpSync('script', path.join(tree, 'script'), { recursive: true });
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

function writeJson(file: string, value: unknown): void {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), JSON.stringify(value));
}

/** A fresh clone that needs one package to run and one to build, both beside it, so that no registry is asked. */
function makeClone(): void {
  const packages: Record<string, unknown> = {};
  for (const name of ['runs', 'builds']) {
    writeJson(`packed/${name}/package.json`, { name, version: '1.0.0' });
    execFileSync('npm', ['pack', '--silent', '--pack-destination', tree, path.join(tree, 'packed', name)], {
      cwd: tree,
    });
    packages[`node_modules/${name}`] = {
      version: '1.0.0',
      resolved: `file:${name}-1.0.0.tgz`,
      ...(name === 'builds' && { dev: true }),
    };
  }
  const own = {
    name: 'clone',
    version: '0.0.1',
    dependencies: { runs: 'file:runs-1.0.0.tgz' },
    devDependencies: { builds: 'file:builds-1.0.0.tgz' },
  };
  writeJson('package.json', { ...own, private: true });
  writeJson('package-lock.json', {
    name: 'clone',
    version: '0.0.1',
    lockfileVersion: 3,
    requires: true,
    packages: { '': own, ...packages },
  });
}

test.each(['production', 'development', ''])(
  'a fresh clone gets what is needed to build with NODE_ENV "%s"',
  (environment) => {
    makeClone();
    const env = { PATH: process.env['PATH'], HOME: tree, NODE_ENV: environment };
    const sourced = 'source script/lib/prepare.sh; load_settings; install_packages';
    execFileSync('bash', ['-euo', 'pipefail', '-c', sourced], { cwd: tree, env, stdio: 'pipe' });
    expect(['runs', 'builds'].map((name) => existsSync(path.join(tree, 'node_modules', name)))).toEqual([true, true]);
  },
);

test.each(['backup', 'restore', 'remove-demo', 'check-audit', 'server'])(
  'script/%s reads the settings and installs what is missing first',
  (name) => {
    writeFileSync(path.join(tree, '.env'), 'NODE_ENV=production\nPORT=3999\n');
    writeFileSync(
      path.join(tree, 'script/lib/prepare.sh'),
      `${execFileSync('cat', ['script/lib/prepare.sh'], { encoding: 'utf8' })}\nneed_node() { :; }\ninstall_packages() { printf '%s %s' "$NODE_ENV" "$PORT"; exit 0; }\n`,
    );
    const said = execFileSync(path.join(tree, 'script', name), ['file'], {
      cwd: tree,
      env: { PATH: process.env['PATH'] },
      encoding: 'utf8',
    });
    expect(said).toBe('production 3999');
  },
);
