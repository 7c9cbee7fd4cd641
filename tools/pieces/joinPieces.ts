import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { routes } from '../../web/app/routes.ts';
import { planPieces, type Piece, type Visit } from './planPieces.ts';

/** Code that a page asks for by itself once it is at rest, whatever a visitor does. */
const comesByItself =
  /\/(?:AtRest|saveTyped|LandingParts|PlannedWeather|PanelMap|Drawing|AccountNotices|useSuspenseQuery)\.tsx?$/;
/** A page may grow by this many bytes for fewer requests, a part that is opened later by more. Joined pieces compress better, which gives most of it back. */
const PAGE_MAY_GROW = 8_000;
const PART_MAY_GROW = 30_000;
/** Code as it is written, and styles, weigh this share of it on the wire. */
const SHARE = { code: 0.18, styles: 0.25 };

/** All pieces, as the bundler tells of them. */
interface Chunks {
  readonly chunks: Readonly<Record<string, Rolldown.RenderedChunk>>;
}

/** A piece with the names by which others load it. */
interface Found extends Piece {
  readonly entry: string | undefined;
  readonly later: readonly number[];
}

/**
 * The build of the browser's share, told which modules come together in a piece: it is built once without joining anything to find that out.
 * The bundler's own joining knows what pieces are shared by, not what a visit asks for.
 */
export async function joinPieces(client: InlineConfig): Promise<InlineConfig> {
  const found = await findPieces(client);
  const shell = reach(
    found,
    found.flatMap(({ entry }, place) => (entry === 'web/main.tsx' ? [place] : [])),
  );
  const names = new Map<string, string>();
  const name = (places: Iterable<number>, as: string) => {
    for (const place of places) for (const module of found[place]?.modules ?? []) names.set(module, as);
  };
  planPieces(found, shell, visitsOf(found, shell)).forEach((group, index) => {
    if (group.every((place) => found[place]?.isEntry !== true)) name(group, `shared~${index}`);
  });
  name(shell, 'shell');
  const byPlan = { debugName: 'pieces', name: (module: string) => names.get(module) ?? null };
  return split(client, { groups: [{ ...byPlan, includeDependenciesRecursively: false }] });
}

/** The same build with pieces made in another way. */
function split(
  client: InlineConfig,
  codeSplitting: NonNullable<Rolldown.OutputOptions['codeSplitting']>,
): InlineConfig {
  const { output, ...options } = client.build?.rolldownOptions ?? {};
  return {
    ...client,
    build: { ...client.build, rolldownOptions: { ...options, output: { ...output, codeSplitting } } },
  };
}

/** The pieces as the bundler makes them by itself, styles that stand alone among them. */
async function findPieces(client: InlineConfig): Promise<readonly Found[]> {
  let found: readonly Found[] = [];
  const finder = {
    name: 'find-pieces',
    renderChunk(_code: string, _chunk: unknown, _options: unknown, { chunks }: Chunks) {
      if (found.length > 0) return;
      const places = new Map(Object.keys(chunks).map((file, place) => [file, place]));
      const placed = (names: readonly string[]) => names.flatMap((each) => places.get(each) ?? []);
      found = Object.values(chunks).map((chunk) => ({
        modules: chunk.moduleIds,
        bytes: chunk.moduleIds.reduce((sum, id) => sum + weigh(id, chunk.modules[id]?.renderedLength ?? 0), 0),
        imports: placed(chunk.imports),
        later: placed(chunk.dynamicImports),
        isEntry: chunk.isEntry || chunk.isDynamicEntry,
        entry: chunk.facadeModuleId ? path.relative(client.root ?? '.', chunk.facadeModuleId) : undefined,
      }));
    },
  };
  const alone = split(client, true);
  await build({
    ...alone,
    plugins: [...(alone.plugins ?? []), finder],
    build: { ...alone.build, write: false, minify: false },
  });
  return found;
}

function weigh(module: string, length: number): number {
  return module.endsWith('.css') && existsSync(module) ? statSync(module).size * SHARE.styles : length * SHARE.code;
}

/** First views of all pages, the same with what comes by itself, and each part that is opened later. */
function visitsOf(found: readonly Found[], shell: ReadonlySet<number>): Visit[] {
  const places = new Map(found.map(({ entry }, place) => [entry, place]));
  const pages = new Map(routes.flatMap(({ page, words = [] }) => (page === undefined ? [] : [[page, words] as const])));
  return [...pages].flatMap(([page, words]) => {
    const entries = [`web/pages/${page}.tsx`, ...words.map((area) => `web/words/en/${area}.ts`)].flatMap(
      (file) => places.get(file) ?? [],
    );
    const weight = page === 'UiPage' ? 0.05 : 1;
    const parts = partsOf(found, shell, entries);
    const own = partsByThemselves(found, shell, entries);
    const opened = parts.flatMap((part) => [[part], ...partsOf(found, shell, [part]).map((inner) => [part, inner])]);
    return [
      { entries, weight, mayGrow: PAGE_MAY_GROW },
      ...(own.length > 0 ? [{ entries: [...entries, ...own], weight, mayGrow: PART_MAY_GROW }] : []),
      ...opened.map((part) => ({
        entries: [...entries, ...part],
        weight: (weight * 0.3) / Math.max(1, opened.length / 4),
        mayGrow: PART_MAY_GROW,
      })),
    ];
  });
}

/** Parts that come by themselves, and those that they bring in turn. */
function partsByThemselves(found: readonly Found[], shell: ReadonlySet<number>, from: readonly number[]): number[] {
  const all = new Set<number>();
  for (let next = from; next.length > 0;) {
    next = partsOf(found, shell, next).filter(
      (place) => !all.has(place) && comesByItself.test(found[place]?.entry ?? ''),
    );
    for (const place of next) all.add(place);
  }
  return [...all];
}

/** What is loaded later by name: no pages, no words. */
function partsOf(found: readonly Found[], shell: ReadonlySet<number>, from: readonly number[]): number[] {
  const code = [...reach(found, from)].filter((place) => !shell.has(place) || from.includes(place));
  const later = new Set(code.flatMap((place) => found[place]?.later ?? []));
  return [...later].filter((place) => !/^web\/(?:pages\/\w+Page\.tsx|words\/)/.test(found[place]?.entry ?? ''));
}

function reach(found: readonly Found[], from: readonly number[], seen = new Set<number>()): Set<number> {
  for (const place of from) {
    if (seen.has(place)) continue;
    seen.add(place);
    reach(found, found[place]?.imports ?? [], seen);
  }
  return seen;
}
