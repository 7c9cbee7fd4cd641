import { storyHref, storyQuery, type Story } from '#web/features/stories/api.ts';
import type { OwnHead, OwnHeadContext } from './headPart.ts';
import type { Thing } from './structured.ts';

/** A story as reference managers and search engines read it: what is to be cited, and what it was drawn from. */
export function storyHead({ params, known, t, origin }: OwnHeadContext): OwnHead {
  const story = known(storyQuery(params['slug']));
  if (!story) return {};
  return {
    card: {
      lines: [
        { label: t('head.storyBy'), text: story.institute },
        { label: t('head.storyCharts'), text: String(story.board.length) },
      ],
    },
    structured: [storyThing(story, origin, t('shell.product'))],
  };
}

function storyThing(
  { slug, dataset_id: number, title, description, institute, category, board }: Story,
  origin: string,
  publisher: string,
): Thing {
  const url = origin + storyHref(slug);
  return {
    '@type': 'Report',
    name: title,
    headline: title,
    description,
    url,
    identifier: number,
    inLanguage: 'en-GH',
    isAccessibleForFree: true,
    author: { '@type': 'Organization', name: institute },
    publisher: { '@type': 'Organization', name: publisher, url: `${origin}/` },
    ...(category !== '' && { about: category }),
    hasPart: board.map((chart, at) => ({
      '@type': 'Dataset',
      position: at + 1,
      name: chart.title,
      description: [chart.title, chart.description, ...chart.labels].filter(Boolean).join('. '),
      variableMeasured: chart.series.map(({ name }) => name).filter(Boolean),
      ...basedOn(chart, origin),
    })),
  };
}

/** The version of a dataset, or the page the figures can be read at. */
function basedOn({ dataset, sourceUrl }: Story['board'][number], origin: string): Thing {
  if (dataset !== null && dataset !== 'withdrawn') {
    const { slug, name, version, publishedAt } = dataset;
    return {
      isBasedOn: {
        '@type': 'Dataset',
        name,
        version,
        datePublished: publishedAt.slice(0, 10),
        url: `${origin}/main/datasetpreview/${slug}?version=${version}`,
      },
    };
  }
  return sourceUrl === '' ? {} : { isBasedOn: sourceUrl };
}
