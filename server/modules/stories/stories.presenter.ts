import type { Answer } from '#contract/endpoint.ts';
import type { listStories, readStoryText, showStory } from '#contract/stories/stories.ts';
import type { WireChart } from '#engines/stories/readWireCharts.ts';
import type { BoundDataset, findStory, FoundStories, readText, Story } from './stories.service.ts';

type Line = Answer<typeof listStories>['stories'][number];
type Chart = Answer<typeof showStory>['board'][number];

export function presentFound({ stories, institutes, categories }: FoundStories): Answer<typeof listStories> {
  return {
    total: stories.length,
    stories: stories.map(presentLine),
    institutes: [...institutes],
    categories: [...categories],
  };
}

export function presentStory(
  { story, before, after }: ReturnType<typeof findStory>,
  datasets: readonly BoundDataset[],
): Answer<typeof showStory> {
  const { row } = story;
  return {
    ...presentLine(story),
    board: row.charts.map(
      (
        {
          basis,
          verification,
          sourceUrl,
          institution = '',
          publication = '',
          year = '',
          page = '',
          licence = '',
          ...chart
        },
        at,
      ) => ({
        ...presentChart(chart),
        basis,
        verification,
        sourceUrl,
        institution,
        publication,
        year,
        page,
        licence,
        dataset: presentDataset(datasets[at] ?? null),
      }),
    ),
    source: row.source,
    reviewed: row.reviewedBy !== '',
    before: before && presentLine(before),
    after: after && presentLine(after),
  };
}

export function presentText({ charts, story }: ReturnType<typeof readText>): Answer<typeof readStoryText> {
  return { slug: story?.slug ?? null, charts: charts.map(presentChart) };
}

function presentLine({ slug, row: { storyId, title, description, icon, institute, category, charts } }: Story): Line {
  return {
    slug,
    dataset_id: storyId,
    title,
    description,
    icon: icon ?? '',
    institute,
    category,
    charts: charts.length,
  };
}

/** A chart in the wire's words; one of an older address tells no source. */
function presentChart({ title, description, chartType, labels, series, note }: WireChart): Chart {
  return {
    title,
    description,
    chart_type: chartType,
    labels: [...labels],
    series: series.map(({ name, values }) => ({ name, values: [...values] })),
    other: note,
    basis: '',
    verification: '',
    sourceUrl: '',
    institution: '',
    publication: '',
    year: '',
    page: '',
    licence: '',
    dataset: null,
  };
}

function presentDataset(dataset: BoundDataset): Chart['dataset'] {
  if (dataset === null || dataset === 'withdrawn') return dataset;
  return { ...dataset, publishedAt: dataset.publishedAt.toISOString() };
}
