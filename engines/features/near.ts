import type { Condition } from './condition.ts';
import { boundsOf, type Feature } from './feature.ts';
import type { Box } from '../shapes/points.ts';

/** West, south, east and north of each feature; nothing is near one without a place. */
const bounds = new WeakMap<readonly Feature[], Float64Array>();

/** Features that may fulfil a condition: where it asks for a box, those whose own boxes meet it, found without looking closer at any. */
export function near(features: readonly Feature[], condition: Condition): readonly Feature[] {
  const box = boxOfAll(condition);
  if (box === null) return features;
  const [west, south, east, north] = box;
  const of = boundsOfAll(features);
  return features.filter((_, at) => {
    const first = at * 4;
    // A comparison with what is not there is false.
    const edge = (side: number): number => of[first + side] ?? Number.NaN;
    return edge(0) <= east && edge(1) <= north && edge(2) >= west && edge(3) >= south;
  });
}

/** A box that whatever fulfils a condition meets; null where there is none. */
function boxOfAll(condition: Condition): Box | null {
  if (condition.kind === 'meets') return 'box' in condition.shape ? condition.shape.box : null;
  if (condition.kind !== 'all') return null;
  for (const each of condition.of) {
    const box = boxOfAll(each);
    if (box !== null) return box;
  }
  return null;
}

function boundsOfAll(features: readonly Feature[]): Float64Array {
  const known = bounds.get(features);
  if (known !== undefined) return known;
  const made = new Float64Array(features.length * 4).fill(Number.NaN);
  features.forEach(({ geometry }, at) => {
    if (geometry !== null) made.set(boundsOf(geometry), at * 4);
  });
  bounds.set(features, made);
  return made;
}
