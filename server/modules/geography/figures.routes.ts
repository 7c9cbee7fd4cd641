import { downloadFigure, drawFigure, findPlaces, listFigures, showFigure } from '#contract/geography/figures.ts';
import { searchPlaces } from '#engines/geography/searchPlaces.ts';
import type { AppContext } from '../../context.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { drawAtlas, drawDistrictPlaces } from './atlas.service.ts';
import { drawFigureMap } from './figureMap.ts';
import { presentFigure, presentFigures, presentFigureTable, presentHits } from './figures.presenter.ts';
import { showFigure as figureFor, titleOf } from './figures.service.ts';
import { placesOf } from './places.service.ts';

/** Most places of one search. */
const MOST_FOUND = 8;

/** Figures of places that maps are coloured by, as answers, table and drawing; and the search for places. */
export function figureRoutes(mount: Mount, context: AppContext): void {
  const book = () => context.reference.book();

  mount(listFigures, () => presentFigures());

  mount(showFigure, ({ params, query, scope }) =>
    presentFigure(figureFor(context, { ...params, ...query }, scope.today)),
  );

  mount(downloadFigure, ({ params, query, scope }) => {
    const shown = figureFor(context, { ...params, ...query }, scope.today);
    return answerWith(presentFigureTable(shown), { headers: savedAs(`${titleOf(shown)} ${shown.level}s`, 'csv') });
  });

  mount(drawFigure, ({ params, query, scope }) => {
    const shown = figureFor(context, { ...params, ...query }, scope.today);
    const set = context.outlines.current();
    const { regions, districts } = placesOf(book());
    const atlas = drawAtlas(set, regions, districts);
    const drawn = shown.level === 'district' ? drawDistrictPlaces(set, districts) : atlas.regions;
    return drawFigureMap(shown, atlas, drawn, set);
  });

  mount(findPlaces, ({ query }) => {
    const { regions, districts } = placesOf(book());
    return presentHits(searchPlaces(query.q, [...regions, ...districts], MOST_FOUND));
  });
}

function savedAs(title: string, ending: string): Record<string, string> {
  const name = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return { 'content-disposition': `attachment; filename="${name}.${ending}"` };
}
