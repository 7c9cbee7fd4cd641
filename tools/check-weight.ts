import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { routes } from '../web/app/routes.ts';
import { filesOf, readManifest, type Manifest } from './clientManifest.ts';

const KIB = 1024;

/**
 * What a page may weigh, gzip, in KiB: the shell, and what a page adds to it. The first page that matches counts. Pages bring some
 * code of their neighbours, so that a first view asks for a third of the files.
 */
const shellBudget = 102;
const pageBudgets: readonly (readonly [pages: RegExp, budget: number])[] = [
  [/^(UiPage)$/, 90],
  [/^Manage/, 64],
  // The report of a file with its fixes and what they changed; a table with its filters, columns and dictionary; the weather with the default place; the list of tabs of the control centre;
  // one's account with its details, sign-ins and data.
  [/^(AccountPage|SubmissionPage|DatasetPreviewPage|DatasetsPage|WeatherPage|ControlCentrePage)$/, 20],
  // Measures, filters, definition, planting risks, trends and what else is measured at a place, with what opens them further.
  [/^ClimatePage$/, 20],
  // The first page shows a live plan: it is a page of the calendar, without the map.
  [/^(CroppingCalendarPage|ActivityPage|OlderCalendarPage|CalendarHomePage|HomePage)$/, 29.5],
  // Charts.
  [/^(DashboardPage|TempRainPage|StoryPage|StoryTextPage)$/, 25],
  // A map of regions or districts with its panel and table; the drawing itself comes later.
  [/^(ProjectMapPage|DistrictMapPage)$/, 25],
  [/./, 17.5],
];

interface Line {
  readonly what: string;
  readonly kib: number;
  readonly budget: number;
}

/** Code of the shell and of each page beyond it, against the budget. */
export function weigh(manifest: Manifest): Line[] {
  const shell = codeOf(manifest, ['web/main.tsx']);
  const lines: Line[] = [{ what: 'shell', kib: kibOf(shell), budget: shellBudget }];
  for (const { page, words = [] } of routes) {
    if (page === undefined) continue;
    const sources = [`web/pages/${page}.tsx`, ...words.map((area) => `web/words/en/${area}.ts`)];
    const own = codeOf(manifest, sources).filter((file) => !shell.includes(file));
    const name = path.basename(page);
    const budget = pageBudgets.find(([pages]) => pages.test(name))?.[1] ?? 0;
    lines.push({ what: name, kib: kibOf(own), budget });
  }
  return lines;
}

/** Files of code that a page asks for before it starts. */
function piecesOf(manifest: Manifest, page: string, words: readonly string[]): number {
  const sources = ['web/main.tsx', `web/pages/${page}.tsx`, ...words.map((area) => `web/words/en/${area}.ts`)];
  return codeOf(manifest, sources).length;
}

function codeOf(manifest: Manifest, sources: readonly string[]): string[] {
  return [...new Set(sources.flatMap((source) => filesOf(manifest, source)))].filter((file) => file.endsWith('.js'));
}

function kibOf(files: readonly string[]): number {
  const bytes = files.map((file) => gzipSync(readFileSync(`dist/client/${file}`), { level: 9 }).length);
  return bytes.reduce((sum, each) => sum + each, 0) / KIB;
}

/** Pieces of code that a page of the product may start with, the page of all parts and the administrator's left out. */
const mostPieces = 20;
const manifest = readManifest();
const scattered = routes.flatMap(({ page, words = [] }) => {
  if (page === undefined || /(?:^|\/)(?:Ui|Manage)Page$/.test(page)) return [];
  const pieces = piecesOf(manifest, page, words);
  return pieces > mostPieces ? [`${page} starts with ${pieces} files of code, ${mostPieces} at most.`] : [];
});
const lines = weigh(manifest);
for (const { what, kib, budget } of lines) {
  const verdict = kib > budget ? 'TOO HEAVY' : 'ok';
  console.log(`${what.padEnd(24)} ${kib.toFixed(1).padStart(6)} of ${budget} KiB of code  ${verdict}`);
}
const tooHeavy = lines.filter(({ kib, budget }) => kib > budget);
if (scattered.length > 0) {
  console.error(`\n${scattered.join('\n')} See tools/pieces/joinPieces.ts.`);
  process.exitCode = 1;
}
if (tooHeavy.length > 0) {
  console.error(
    `\n${tooHeavy.length} over budget. See which imports brought the code, load parts later with lazy, or share less.`,
  );
  process.exitCode = 1;
}
