import { openRing, ringArea } from '#engines/shapes/rings.ts';
import { withCountryOutline } from './countryLine.ts';
import { equalAreaPlane } from './equalArea.ts';
import { prepareCells } from './fitSites.ts';
import { type Grid, labelBySites, makeGrid, resample } from './grid.ts';
import { settings as defaults, type CountryFacts, type DistrictFacts, type Settings } from './plan.ts';
import { relax } from './relax.ts';
import { keepOnePiece, placeCapitals } from './settle.ts';
import { smoothBorders } from './smoothBorders.ts';
import { toTopology } from './toTopology.ts';
import { traceBorders } from './trace.ts';
import { waterCosts } from './waterCosts.ts';

/**
 * Outlines of districts computed from facts alone: no official border enters.
 *
 * 1. `fitSites`: a power diagram whose cells have the known areas and, nearly, the known centres.
 * 2. `relax`: on a grid, districts trade border squares until borders are short, areas and centres right,
 *    capitals inside, every district and every region in one piece.
 * 3. `trace`, `smoothBorders`: shared border lines of the grid, smoothed together; the outer line is the country's.
 * 4. `toTopology`: the districts as TopoJSON.
 *
 * The same facts and settings always give the same outlines.
 */
export function approximateOutlines(
  districts: readonly DistrictFacts[],
  facts: CountryFacts,
  settings: Settings = defaults,
): ReturnType<typeof toTopology> {
  const plane = equalAreaPlane(facts.outline);
  const line = openRing(facts.outline).map(plane.forward);
  const country = ringArea(line) < 0 ? line.toReversed() : line;
  const cells = prepareCells(districts, country, plane);
  const water = {
    rivers: facts.rivers.map((river) => river.map(plane.forward)),
    lakes: facts.lakes.map((ring) => ring.map(plane.forward)),
  };
  let grid: Grid | null = null;
  for (const level of settings.levels) {
    const next = makeGrid(country, level.km);
    if (grid === null) labelBySites(next, cells);
    else resample(grid, next);
    placeCapitals(next, cells);
    keepOnePiece(next, cells);
    relax(next, cells, waterCosts(next, water, settings), level, settings);
    grid = next;
  }
  if (grid === null) throw new Error('settings.levels names no grid');
  const network = withCountryOutline(traceBorders(grid), country);
  smoothBorders(network, settings.smoothing);
  return toTopology(network.arcs, cells, plane, settings);
}
