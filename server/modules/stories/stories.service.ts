/** The front door of the stories room. */
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { RowOfTable } from '#engines/reference/rows.ts';
import { isSameChart, readWireCharts, type WireChart } from '#engines/stories/readWireCharts.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { publicSource, sourceOf } from '../charts/charts.service.ts';

type StoryRow = RowOfTable<'stories'>;

/** A published story under the address it is shared by. */
export interface Story {
  readonly slug: string;
  readonly row: StoryRow;
}

/** What a visitor wants of the list. */
export interface Wanted {
  readonly q?: string | undefined;
  readonly institute?: string | undefined;
  readonly category?: string | undefined;
}

export interface FoundStories {
  readonly stories: readonly Story[];
  readonly institutes: readonly { readonly value: string; readonly stories: number }[];
  readonly categories: readonly { readonly value: string; readonly stories: number }[];
}

const filters = { institute: ({ row }: Story) => row.institute, category: ({ row }: Story) => row.category } as const;
type FilterName = keyof typeof filters;

/** Stories that hold every word, of the institute and the category; what each filter offers is counted beside the other. */
export function findStories(book: ReferenceBook, wanted: Wanted): FoundStories {
  const words = (wanted.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const worded = storiesOf(book).filter(({ row }) => {
    const text = `${row.title} ${row.description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return {
    stories: worded.filter((story) => passes(story, wanted, 'institute') && passes(story, wanted, 'category')),
    institutes: choices(
      book,
      worded.filter((story) => passes(story, wanted, 'category')),
      'institute',
    ),
    categories: choices(
      book,
      worded.filter((story) => passes(story, wanted, 'institute')),
      'category',
    ),
  };
}

/** One story by its address or its number, with those before and after it. Throws `storyNotFound`. */
export function findStory(
  book: ReferenceBook,
  asked: string,
): { story: Story; before: Story | null; after: Story | null } {
  const all = storiesOf(book);
  const wanted = asked.trim().toLowerCase();
  const at = all.findIndex(({ slug, row }) => slug === wanted || row.storyId.toLowerCase() === wanted);
  const story = all[at];
  if (story === undefined) throw problem('storyNotFound', { found: asked });
  return { story, before: all[at - 1] ?? null, after: all[at + 1] ?? null };
}

/** The version of a dataset that a chart was drawn from; `withdrawn` where it is not public, null where there is none. */
export type BoundDataset =
  | {
      readonly dbref: string;
      readonly slug: string;
      readonly name: string;
      readonly version: number;
      readonly publishedAt: Date;
      readonly latest: number;
    }
  | 'withdrawn'
  | null;

/** What each chart of a story was drawn from. */
export function datasetsOf({ db }: Pick<Scope, 'db'>, { row }: Story): Promise<BoundDataset[]> {
  return Promise.all(
    row.charts.map(async ({ dataset }) => {
      if (dataset === undefined) return null;
      const source = await publicSource(db, dataset.dbref, dataset.version);
      // A table of the portal's own that it has not published yet: the figures stand for themselves until then.
      if (source === undefined) return dataset.dbref.endsWith('-reference-table') ? null : 'withdrawn';
      const { slug, version, publishedAt, latest } = source;
      return { dbref: sourceOf(source).dbref, name: sourceOf(source).dbname, slug, version, publishedAt, latest };
    }),
  );
}

/** The charts of an older address, and the published story that has them all. Throws `storyTextRefused`. */
export function readText(book: ReferenceBook, data: string): { charts: readonly WireChart[]; story: Story | null } {
  const read = readWireCharts(data);
  if ('wrong' in read) throw problem('storyTextRefused', { sentence: read.wrong });
  const { charts } = read;
  const story = storiesOf(book).find(({ row }) =>
    charts.every((chart) => row.charts.some((own) => isSameChart(chart, own))),
  );
  return { charts, story: story ?? null };
}

/** Every story, in the order of the table. */
export function storiesOf(book: ReferenceBook): readonly Story[] {
  const known = made.get(book);
  if (known !== undefined) return known;
  const taken = new Set<string>();
  const stories = book.stories.map((row) => {
    const slug = slugOf(row.title);
    // A second story of the same title is told apart by its number.
    const own = slug === '' || taken.has(slug) ? `${slug}-${row.storyId.toLowerCase()}` : slug;
    taken.add(own);
    return { slug: own, row };
  });
  made.set(book, stories);
  return stories;
}

const made = new WeakMap<ReferenceBook, readonly Story[]>();

/** "Who answered the survey" → who-answered-the-survey. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

function passes(story: Story, wanted: Wanted, name: FilterName): boolean {
  const value = wanted[name]?.trim().toLowerCase() ?? '';
  return value === '' || filters[name](story).toLowerCase() === value;
}

function choices(book: ReferenceBook, passing: readonly Story[], name: FilterName) {
  const values = [...new Set(storiesOf(book).map(filters[name]))].filter(Boolean);
  return values.map((value) => ({ value, stories: passing.filter((story) => filters[name](story) === value).length }));
}
