import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { type Mutant, mutantsOf, withMutant } from './mutants.ts';

/**
 * Plants small faults into the rules that matter most, one at a time, and sees whether the tests beside them notice.
 *
 *     npm run mutate                      all rules of the list below
 *     npm run mutate -- engines/dates     those whose path begins so
 *     npm run mutate -- --sample 40       so many faults by chance, the same for the same --seed
 *
 * Fails where a fault in rights, consent or sending goes unnoticed, or more than 15 of 100 in the rest. Nothing is written
 * to the files: the fault is put in while they are loaded.
 */
const root = path.resolve(import.meta.dirname, '..');

interface Rules {
  readonly what: string;
  /** Files, and folders with a slash at the end. */
  readonly files: readonly string[];
  /** Share of the faults that the tests must notice. */
  readonly least: number;
  /** Folder whose other tests hold these rules too: asked where those beside a file noticed nothing. */
  readonly heldIn?: string;
}

const list: readonly Rules[] = [
  { what: 'rights', files: ['engines/access/'], least: 1 },
  {
    what: 'consent',
    files: ['engines/messages/stopWords.ts', 'engines/messages/stopLink.ts', 'engines/farmers/strictestConsent.ts'],
    least: 1,
  },
  {
    what: 'sending',
    files: ['engines/messages/channels.ts', 'engines/messages/quietHours.ts', 'server/jobs/retryDelay.ts'],
    least: 1,
  },
  {
    what: 'money',
    files: ['engines/messages/cost.ts', 'engines/messages/measureText.ts', 'engines/fertilizer/'],
    least: 0.85,
  },
  { what: 'limits', files: ['server/platform/limits/rateLimit.ts', 'engines/words/harmless.ts'], least: 0.85 },
  { what: 'dates', files: ['engines/dates/'], least: 0.85 },
  { what: 'season plans', files: ['engines/calendar/'], least: 0.85 },
  {
    what: 'rainy seasons',
    files: ['engines/climate/seasons/', 'engines/climate/quality/'],
    least: 0.85,
    heldIn: 'engines/climate/',
  },
];

/** Faults no test can notice, for what is done is the same: file, line as it stands, and what is put in. */
const same: readonly { readonly file: string; readonly text: string; readonly is: string; readonly why: string }[] = [
  {
    file: 'engines/farmers/strictestConsent.ts',
    text: 'one > other',
    is: '>=',
    why: 'the two differ there',
  },
  {
    file: 'engines/access/people/claims.ts',
    text: 'officer === undefined',
    is: 'false',
    why: 'no role of the list is none',
  },
  { file: 'engines/calendar/chooseSeason.ts', text: 'wanted === null', is: 'false', why: 'no variety has that key' },
  {
    file: 'engines/calendar/chooseSeason.ts',
    text: 'rule.rains === null',
    is: 'false',
    why: 'no window is of no season',
  },
  {
    file: 'engines/calendar/chooseSeason.ts',
    text: "rule.rains === 'major'",
    is: 'true',
    why: 'the minor rains end when they end, and a place with single rains has no minor ones',
  },
  { file: 'engines/calendar/iCalendar.ts', text: '?? 0', is: '1', why: 'a letter has a code' },
  {
    file: 'engines/calendar/instead.ts',
    text: 'maturityDays(each) < maturityDays(variety)',
    is: '<=',
    why: 'what takes as long is too late as well',
  },
  ...["'major'", "'single'"].map((text) => ({
    file: 'engines/calendar/offeredSeasons.ts',
    text,
    is: "'\\u0000'",
    why: 'what has no place comes first, and single rains stand alone',
  })),
  {
    file: 'engines/calendar/offeredSeasons.ts',
    text: 'place.secondaryZone === null',
    is: 'false',
    why: 'no season names no zone',
  },
  { file: 'engines/calendar/planActivities.ts', text: 'first === undefined', is: 'false', why: 'a schedule has work' },
  { file: 'engines/calendar/planActivities.ts', text: 'undefined ? 0', is: '1', why: 'a schedule has work' },
  {
    file: 'engines/calendar/planActivities.ts',
    text: '? { sooner: 0, later: 0 }',
    is: '1',
    why: 'without an onset nothing goes by the rains',
  },
  {
    file: 'engines/calendar/planActivities.ts',
    text: 'window === null',
    is: 'false',
    why: 'without a window nothing is planted but in a chosen week',
  },
  { file: 'engines/calendar/planWarnings.ts', text: '?? 0', is: '1', why: 'both are less than a crop that is grown' },
  { file: 'engines/calendar/resolveOnset.ts', text: 'forecast: 4', is: '5', why: 'it comes last' },
  {
    file: 'engines/calendar/varieties.ts',
    text: 'rule.usualVariety === null',
    is: 'false',
    why: 'no variety has that key',
  },
  {
    file: 'engines/calendar/display/activityColour.ts',
    text: 'known.get(rule) ?? activityColour(rule.name, rule.colourKeyword)',
    is: '(activityColour(rule.name, rule.colourKeyword))',
    why: 'what is looked for again is the same',
  },
  { file: 'engines/calendar/display/comparePlans.ts', text: 'high: 2', is: '3', why: 'the order alone counts' },
  {
    file: 'engines/calendar/display/comparePlans.ts',
    text: 'RANK[other] > RANK[one]',
    is: '>=',
    why: 'the two differ there',
  },
  {
    file: 'engines/calendar/display/comparePlans.ts',
    text: 'RANK[level] > RANK[known.level]',
    is: '>=',
    why: 'the same level takes its own place',
  },
  { file: 'engines/calendar/display/months.ts', text: 'let first = 0', is: '1', why: 'the first activity sets it' },
  {
    file: 'engines/calendar/display/months.ts',
    text: 'counts[from.month] ?? 0',
    is: '1',
    why: 'each month has its count',
  },
  { file: 'engines/calendar/display/months.ts', text: 'counts[month] ?? 0', is: '1', why: 'each month has its count' },
  { file: 'engines/calendar/older/olderCalendar.ts', text: 'to > from', is: '>=', why: 'no bar lasts a year' },
];

interface Planted {
  readonly what: string;
  readonly file: string;
  readonly text: string;
  readonly mutant: Mutant;
}

const options = process.argv.slice(2);
const numberOf = (name: string) => {
  const at = options.indexOf(`--${name}`);
  return at < 0 ? undefined : Number(options[at + 1]);
};
const sample = numberOf('sample');
const prefix = options.find((each, at) => !each.startsWith('--') && !options[at - 1]?.startsWith('--')) ?? '';

const planted = list.flatMap(({ what, files }) =>
  files
    .flatMap(filesIn)
    .filter((file) => file.startsWith(prefix))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return mutantsOf(text)
        .filter((mutant) => !isSame(file, text, mutant))
        .map((mutant): Planted => ({ what, file, text, mutant }));
    }),
);
const tried = sample === undefined ? planted : chosen(planted, sample, numberOf('seed') ?? 1);
const survivors: Planted[] = [];

const loaded = { file: '', text: '' };
/** How long each file of tests took without a fault, in ms. */
const took = new Map<string, number>();

/** Quick tests before slow ones, for the first that fails ends the run. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const time = ({ moduleId }: TestSpecification) => took.get(moduleId) ?? 0;
    return files.toSorted((a, b) => time(a) - time(b));
  }
}

const vitest = await openVitest([...new Set(tried.flatMap(testsOf))]);
const specifications = await vitest.globTestSpecifications();
const begun = Date.now();
if (await isNoticed('', specifications)) throw new Error('The tests fail without a fault: mend them first.');
for (const each of tried) {
  vitest.invalidateFile(loaded.file);
  Object.assign(loaded, { file: path.join(root, each.file), text: withMutant(each.text, each.mutant) });
  vitest.invalidateFile(loaded.file);
  const beside = specifications.filter(({ moduleId }) => isBeside(moduleId, each.file));
  const others = specifications.filter((test) => isHeldIn(test.moduleId, each) && !beside.includes(test));
  if (!(await isNoticed(each.file, beside)) && !(await isNoticed(each.file, others))) {
    survivors.push(each);
    const { line, was, is } = each.mutant;
    console.log(`unnoticed: ${each.file}:${line}  ${was.replaceAll(/\s+/g, ' ')}  →  ${is}`);
  }
}
await vitest.close();

let failed = false;
for (const { what, least } of list) {
  const all = tried.filter((each) => each.what === what).length;
  if (all === 0) continue;
  const noticed = all - survivors.filter((each) => each.what === what).length;
  // A few by chance say nothing of a share; of rights, consent and sending none may go unnoticed.
  const isEnough = noticed / all >= least || (sample !== undefined && least < 1);
  failed ||= !isEnough;
  console.log(`${what}: ${noticed} of ${all} noticed${isEnough ? '' : `; at least ${Math.ceil(all * least)} must be`}`);
}
console.log(`${tried.length} faults in ${Math.round((Date.now() - begun) / 1000)} s`);
process.exit(failed ? 1 : 0);

/** Whether one of some tests fails now; without a file there is no fault yet, and how long each takes is set down. */
async function isNoticed(file: string, tests: readonly TestSpecification[]): Promise<boolean> {
  if (tests.length === 0) return false;
  const { testModules } = await vitest.runTestSpecifications([...tests]);
  const states = testModules.map((module) => module.state());
  if (file === '') for (const module of testModules) took.set(module.moduleId, module.diagnostic().duration);
  if (!states.includes('failed') && (states.length < tests.length || states.some((state) => state !== 'passed')))
    throw new Error(`The tests of ${file} did not run: ${states.join(', ')}.`);
  return states.includes('failed');
}

/** A file, or those of a folder and of the folders in it, without its tests. */
function filesIn(name: string): string[] {
  if (!name.endsWith('/')) return [name];
  return readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|bench)\.ts$|(^|\/)testing\//.test(file))
    .map((file) => name + file)
    .toSorted();
}

/** The tests in the folder of a file and those of the folder it is held in; of the server, whose other tests need a database, the one of its name. */
function testsOf({ what, file }: Planted): string[] {
  if (file.startsWith('server/')) return [file.replace(/\.ts$/, '.test.ts')];
  const heldIn = list.find((rules) => rules.what === what)?.heldIn;
  return [`${path.posix.dirname(file)}/*.test.ts`, ...(heldIn === undefined ? [] : [`${heldIn}**/*.test.ts`])];
}

function isHeldIn(test: string, { what }: Planted): boolean {
  const heldIn = list.find((rules) => rules.what === what)?.heldIn;
  return heldIn !== undefined && test.startsWith(path.join(root, heldIn));
}

/** A file of the server has one test of its name; the rules of a folder share theirs. */
function isBeside(test: string, file: string): boolean {
  if (file.startsWith('server/')) return test === path.join(root, file.replace(/\.ts$/, '.test.ts'));
  return path.dirname(test) === path.dirname(path.join(root, file));
}

function openVitest(include: string[]): Promise<Vitest> {
  return createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      include,
      isolate: false,
      maxWorkers: 1,
      pool: 'threads',
      bail: 1,
      sequence: { sequencer: QuickFirst },
      reporters: [{}],
      testTimeout: 60_000,
    },
    {
      plugins: [
        {
          name: 'planted-fault',
          enforce: 'pre',
          load: (id) => (id === loaded.file ? loaded.text : null),
        },
      ],
    },
  );
}

function isSame(file: string, text: string, { start, is }: Mutant): boolean {
  const from = text.lastIndexOf('\n', start) + 1;
  return same.some((each) => {
    const at = text.indexOf(each.text, from);
    return each.file === file && each.is === is && at >= 0 && at <= start && start < at + each.text.length;
  });
}

/** Some of them by chance, by a generator of its own so that a seed means the same everywhere (mulberry32). */
function chosen<T>(all: readonly T[], count: number, seed: number): T[] {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return all
    .map((each) => ({ each, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ each }) => each);
}
