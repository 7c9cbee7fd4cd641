import type { OutlineMatch } from '#engines/geography/matchOutlines.ts';
import { outlinesOf } from './drawing.ts';
import type { DistrictTopology } from './outlines.ts';

/** The outlines that belong to our districts, under our ids; outlines nobody claimed are left out. */
export function relabel(topology: DistrictTopology, matches: readonly OutlineMatch[]): DistrictTopology {
  const districtOf = new Map(matches.map(({ outline, districtId }) => [String(outline), districtId]));
  const parts = new Map<string, number[][][]>();
  for (const outline of outlinesOf(topology)) {
    const id = districtOf.get(String(outline.id));
    if (id === undefined) continue;
    parts.set(id, [...(parts.get(id) ?? []), ...(outline.type === 'Polygon' ? [outline.arcs] : outline.arcs)]);
  }
  const geometries = [...parts].map(([id, arcs]) => ({ type: 'MultiPolygon' as const, id, arcs }));
  return { ...topology, objects: { districts: { type: 'GeometryCollection', geometries } } };
}
