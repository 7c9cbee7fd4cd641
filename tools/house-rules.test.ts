import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Each file breaks one rule of the house; beside it the name of the rule. */
const planted: Readonly<Record<string, { readonly breaks: string; readonly text: string }>> = {
  'engines/dates/circle.ts': { breaks: 'no-cycles', text: "import './circleToo.ts'; export {};" },
  'contract/reaches.ts': { breaks: 'contract-stands-alone', text: "import '../engines/dates/good.ts'; export {};" },
  'engines/dates/reads.ts': { breaks: 'engines-are-pure', text: "import 'node:fs'; export {};" },
  'content/acts.ts': { breaks: 'content-is-data', text: "import '../contract/good.ts'; export {};" },
  'server/modules/farms/farms.service.ts': {
    breaks: 'server-not-to-web',
    text: "import '../../../web/ui/Good.ts'; export {};",
  },
  'web/ui/Asks.ts': { breaks: 'web-not-to-server', text: "import '../../server/platform/good.ts'; export {};" },
  'web/ui/Reads.ts': { breaks: 'web-no-node', text: "import 'node:path'; export {};" },
  'server/platform/farms.ts': {
    breaks: 'platform-knows-no-farming',
    text: "import '../modules/traps/traps.service.ts'; export {};",
  },
  'server/adapters/knows.ts': {
    breaks: 'adapters-know-ports',
    text: "import '../modules/traps/traps.service.ts'; export {};",
  },
  'server/modules/farms/farms.sneaks.ts': {
    breaks: 'rooms-have-front-doors',
    text: "import '../traps/traps.repository.ts'; export {};",
  },
  'web/features/farms/Mixed.ts': { breaks: 'features-meet-in-pages', text: "import '../traps/Good.ts'; export {};" },
  'web/lib/knows.ts': { breaks: 'ui-knows-no-feature', text: "import '../features/traps/Good.ts'; export {};" },
  'server/modules/farms/farms.presenter.ts': { breaks: 'sql-in-repositories', text: "import 'kysely'; export {};" },
  'server/modules/farms/farms.routes.ts': {
    breaks: 'routes-ask-services',
    text: "import { rows } from './farms.repository.ts'; export const all = rows;",
  },
  'server/modules/farms/farms.helper.ts': { breaks: 'not-to-test', text: "import '../../testing/good.ts'; export {};" },
  'web/ui/Tested.ts': { breaks: 'no-dev-packages', text: "import 'fast-check'; export {};" },
};

const innocent = [
  'engines/dates/good.ts',
  'contract/good.ts',
  'server/platform/good.ts',
  'server/testing/good.ts',
  'server/modules/traps/traps.service.ts',
  'server/modules/traps/traps.repository.ts',
  'web/ui/Good.ts',
  'web/features/traps/Good.ts',
];

let folder: string;
let found: Map<string, string[]>;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'house-rules-'));
  const root = path.resolve(import.meta.dirname, '..');
  for (const name of ['package.json', '.dependency-cruiser.cjs', 'node_modules']) {
    symlinkSync(path.join(root, name), path.join(folder, name));
  }
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const file of innocent) write(file, 'export {};');
  write('engines/dates/circleToo.ts', "import './circle.ts'; export {};");
  write('server/modules/farms/farms.repository.ts', "import 'kysely'; export const rows = [];");
  for (const [file, { text }] of Object.entries(planted)) write(file, text);
  found = violations(folder);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(Object.entries(planted))('%s is refused', (file, { breaks }) => {
  expect(found.get(file)).toContain(breaks);
});

test.each(innocent)('%s is let through', (file) => {
  expect(found.get(file)).toBeUndefined();
});

test('nothing is refused that was not planted', () => {
  expect([...found.keys()].toSorted()).toEqual(Object.keys(planted).toSorted());
});

function violations(cwd: string): Map<string, string[]> {
  const bin = path.join(cwd, 'node_modules/.bin/depcruise');
  const floors = ['contract', 'engines', 'content', 'server', 'web'];
  let output: string;
  try {
    output = execFileSync(bin, ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...floors], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    });
  } catch (error) {
    // It exits with the number of violations; the report is on its output all the same.
    output = (error as { stdout: string }).stdout;
  }
  const report = JSON.parse(output) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  const byFile = new Map<string, string[]>();
  for (const { from, rule } of report.summary.violations) byFile.set(from, [...(byFile.get(from) ?? []), rule.name]);
  return byFile;
}
