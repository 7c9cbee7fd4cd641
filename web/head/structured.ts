import { isPage } from '#web/app/matchRoute.ts';
import { paths } from '#web/lib/paths.ts';
import { words } from '#web/lib/words.ts';

/** A thing in the words of schema.org. */
export type Thing = Readonly<Record<string, unknown>>;

/** The portal itself, and how it is searched; stands on the first page. */
export function webSite(origin: string): Thing {
  return {
    '@type': 'WebSite',
    name: words('shell.product'),
    description: words('head.claim'),
    url: `${origin}/`,
    inLanguage: 'en-GH',
    ...(isPage('/main/resources') && {
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/main/resources/{search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    }),
  };
}

/** Pages under another page; all others stand under the first. */
const parents: readonly (readonly [
  under: RegExp,
  path: string,
  title:
    | 'pages.croppingCalendar'
    | 'pages.questionnaire'
    | 'pages.projectMap'
    | 'pages.storyset'
    | 'pages.risks'
    | 'pages.datasets',
])[] = [
  [/^\/main\/more\//, paths.calendar, 'pages.croppingCalendar'],
  [/^\/main\/bundles/, '/main/stepper', 'pages.questionnaire'],
  [/^\/main\/mapdetails\//, '/main/leaflet', 'pages.projectMap'],
  [/^\/main\/risks\//, '/main/risks', 'pages.risks'],
  [/^\/main\/storyset\//, '/main/storyset', 'pages.storyset'],
  [/^\/main\/datasetpreview\//, '/main/datasets', 'pages.datasets'],
];

/** The way from the first page to this one. */
export function breadcrumbs(origin: string, canonical: string, title: string): Thing {
  const parent = parents.find(([under]) => under.test(canonical));
  const steps = [
    { name: words('pages.home'), path: paths.home },
    ...(parent ? [{ name: words(parent[2]), path: parent[1] }] : []),
    { name: title, path: canonical },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
