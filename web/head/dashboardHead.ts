import { chartQuery } from '#web/features/charts/api.ts';
import { dataOf, kindOf, pictureHrefOf } from '#web/features/charts/chartData.ts';
import { dashboardHref, isComplete, readShown } from '#web/features/charts/panels.ts';
import { panelsOf, savedHref, savedQuery } from '#web/features/charts/saved.ts';
import type { OwnHead, OwnHeadContext } from './headPart.ts';

/** A dashboard is shared with its charts in its address, under the picture of the first. */
export function dashboardHead({ params: { slug }, search, known }: OwnHeadContext): OwnHead {
  const saved = slug ? known(savedQuery(slug)) : undefined;
  const isShown = slug ? saved !== undefined : search.has('p');
  if (!isShown) return {};
  const shown = readShown(search);
  const panel = (saved ? panelsOf(saved) : shown.panels).find(isComplete);
  if (panel === undefined) return {};
  const drawn = panel.kind === 'scatter' ? undefined : known(chartQuery(panel));
  const kind = drawn === undefined ? panel.kind || 'bar' : kindOf(panel, dataOf(panel, drawn));
  const description = [panel.title || drawn?.caption, ...(drawn?.filters ?? [])].filter(Boolean).join(' · ');
  return {
    shared: slug ? savedHref(slug) : dashboardHref(shown),
    card: { picture: pictureHrefOf(panel, kind, panel.version) },
    ...(description !== '' && { description }),
  };
}
