import { chartQuery, neededFor, sourceQuery, sourcesQuery } from '#web/features/charts/api.ts';
import { DashboardEditor } from '#web/features/charts/DashboardEditor.tsx';
import {
  drawnFirst,
  openingPanels,
  openingQuery,
  openingSources,
  opensByItself,
} from '#web/features/charts/opening.ts';
import {
  DASHBOARD,
  dashboardHref,
  drawsFirst,
  isComplete,
  type Panel,
  readShown,
} from '#web/features/charts/panels.ts';
import { panelsOf, savedHref, savedQuery } from '#web/features/charts/saved.ts';
import { SavedDashboard } from '#web/features/charts/SavedDashboard.tsx';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
// The server draws the charts before their code is here: their styles come with the page.
import '#web/ui/charts/ChartFrame.css';
import '#web/ui/charts/ChartFoot.css';

/** `/main/dashboard`: charts of published datasets; with a slug a saved dashboard. */
export default function DashboardPage({ params: { slug }, search }: PageProps) {
  return slug ? <SavedDashboard slug={slug} /> : <DashboardEditor search={search} />;
}

export async function needs({ params: { slug }, search, read }: NeedsContext) {
  if (!slug && opensByItself(search)) {
    const opened = openingSources(await read(sourcesQuery));
    return [
      sourcesQuery,
      ...neededFor(openingPanels(await Promise.all(opened.map((source) => read(openingQuery(source)))))),
    ];
  }
  if (!slug) return [sourcesQuery, ...neededFor(await panelsAsked(search, read))];
  const query = savedQuery(slug);
  return [query, ...neededFor(panelsOf(await read(query)))];
}

/** The panels of an address, drawn where it asks for the first chart of their source. */
async function panelsAsked(search: URLSearchParams, read: NeedsContext['read']): Promise<readonly Panel[]> {
  const { panels } = readShown(search);
  if (!drawsFirst(search)) return panels;
  return await Promise.all(
    panels.map(async (panel) => (panel.source === '' ? panel : drawnFirst(panel, await read(sourceQuery(panel))))),
  );
}

/** A form sent without script leads to the address of what it chose. */
export function leadsTo({ params, search }: HeadContext): string | undefined {
  return !params.slug && search.has('panel') ? dashboardHref(readShown(search)) : undefined;
}

export function head({ params: { slug }, search, t, known }: HeadContext): Head {
  if (!slug)
    return {
      title: titleOf(readShown(search).panels, known),
      description: t('dashboard.lead'),
      canonical: DASHBOARD,
      noindex: search.has('p'),
    };
  // Anybody signed in may name one: none is recommended to search engines.
  return { title: known(savedQuery(slug))?.name, noindex: true, canonical: savedHref(slug) };
}

/** The title of the one chart of an address; several have the title of the page. */
function titleOf(panels: readonly Panel[], known: HeadContext['known']): string | undefined {
  const [panel, ...others] = panels.filter(isComplete);
  if (panel === undefined || others.length > 0) return undefined;
  return panel.title || (panel.kind === 'scatter' ? undefined : known(chartQuery(panel))?.caption);
}
