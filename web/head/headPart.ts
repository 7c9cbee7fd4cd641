import type { QueryClient } from '@tanstack/react-query';
import { headOf } from '#web/app/headOf.ts';
import type { BuiltRoute, PageRoute } from '#web/app/routes.ts';
import type { HeadContext, PageModule, PageProps } from '#web/lib/page.ts';
import { words, type WordKey } from '#web/lib/words.ts';
import { sceneOf, type Card } from './card.ts';
import { dashboardHead } from './dashboardHead.ts';
import { datasetHead } from './datasetHead.ts';
import { activityHead, planHead } from './planHead.ts';
import { riskHead } from './riskHead.ts';
import { storyHead } from './storyHead.ts';
import { breadcrumbs, webSite, type Thing } from './structured.ts';
import { supportHead } from './supportHead.ts';
import { tempRainHead, weatherHead } from './weatherHead.ts';

/** What a page says of itself beyond its own `head`; on the server alone, so that no browser loads it. */
export interface OwnHead {
  readonly description?: string | undefined;
  readonly canonical?: string | undefined;
  readonly shared?: string | undefined;
  readonly card?: Partial<Card> | undefined;
  readonly structured?: readonly Thing[] | undefined;
}

/** How a page shows itself outside: to search engines, and where its address is shared. */
export interface HeadPart {
  /** Without the product's name. */
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  /** Path and query under which it is best known. */
  readonly canonical: string;
  /** Path and query under which it is shared; it has a picture even where search engines pass it over. */
  readonly shared?: string | undefined;
  readonly card: Card;
  readonly structured: readonly Thing[];
}

/** What there is to say it from. */
export interface OwnHeadContext extends HeadContext {
  /** Origin under which visitors reach the portal. */
  readonly origin: string;
}

const own: Readonly<Record<string, (context: OwnHeadContext) => OwnHead>> = {
  'calendar/CroppingCalendarPage': planHead,
  'calendar/ActivityPage': activityHead,
  'datasets/DatasetPreviewPage': datasetHead,
  'weather/WeatherPage': weatherHead,
  'risks/RisksPage': riskHead,
  'charts/DashboardPage': dashboardHead,
  'charts/StoryPage': storyHead,
  'support/SupportPage': supportHead,
  'weather/TempRainPage': tempRainHead,
};

/** Descriptions of pages that bring none. */
const descriptions: Partial<Record<WordKey, WordKey>> = {
  'pages.storyset': 'head.storyset',
  'pages.storyBoard': 'head.storyBoard',
  'pages.olderCalendar': 'head.olderCalendar',
  'pages.projectMap': 'head.projectMap',
  'pages.projectDetail': 'head.projectDetail',
  'pages.districtMap': 'head.districtMap',
  'pages.farmMap': 'head.farmMap',
  'pages.resources': 'head.resources',
  'pages.questionnaire': 'head.questionnaire',
  'pages.dashboard': 'head.dashboard',
  'pages.datasets': 'head.datasets',
  'pages.datasetPreview': 'head.datasetPreview',
  'pages.temprain': 'head.temprain',
  'pages.licences': 'head.licences',
};

interface Headed extends PageProps {
  readonly route: BuiltRoute;
  readonly page: PageModule;
  readonly today: string;
  /** Origin under which visitors reach the portal. */
  readonly origin: string;
}

/** The head of a page whose answers are there. */
export function headPart({ route, page, origin, ...props }: Headed, client: QueryClient): HeadPart {
  const head = headOf({ title: route.title, head: page.head, ...props }, client);
  const more =
    own[route.page]?.({ t: words, origin, ...props, known: ({ queryKey }) => client.getQueryData(queryKey) }) ?? {};
  const { title } = head;
  const usual = descriptions[route.title];
  const description = more.description ?? head.description ?? words(usual ?? 'head.claim');
  const canonical = more.canonical ?? head.canonical ?? pathOf(route, props.params);
  const eyebrow = words(route.title);
  const isFirst = canonical === '/';
  return {
    title,
    description,
    noindex: route.noindex === true || head.noindex === true,
    canonical,
    shared: more.shared ?? head.shared,
    card: {
      scene: sceneOf(canonical),
      eyebrow: eyebrow === title || isFirst ? words('head.claim') : eyebrow,
      heading: title,
      text: description,
      ...more.card,
    },
    structured: [isFirst ? webSite(origin) : breadcrumbs(origin, canonical, title), ...(more.structured ?? [])],
  };
}

/** The path of a route as the route table spells it, with its parameters. */
export function pathOf({ path }: Pick<PageRoute, 'path'>, params: PageProps['params']): string {
  const segments = path.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return part;
    const value = params[part.replaceAll(/[:?]/g, '')];
    return value === undefined || value === '' ? [] : encodeURIComponent(value);
  });
  return segments.join('/') || '/';
}
