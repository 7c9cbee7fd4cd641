import Flatbush from 'flatbush';
import type { Box } from '../shapes/points.ts';
import type { Condition } from './condition.ts';
import { boundsOf, type Feature } from './feature.ts';

/** The boxes around the features that have a place, made once for each list. */
interface Index {
  readonly placed: readonly Feature[];
  /** Null where none has a place. */
  readonly boxes: Flatbush | null;
}
const indexes = new WeakMap<readonly Feature[], Index>();

/** Features that may fulfil a condition, in their order: where it asks for a box, those whose own boxes meet it, found without looking at the others. */
export function near(features: readonly Feature[], condition: Condition): readonly Feature[] {
  const box = boxOfAll(condition);
  if (box === null) return features;
  const { placed, boxes } = indexOf(features);
  const found = boxes?.search(...box).toSorted((one, other) => one - other) ?? [];
  return found.map((at) => placed[at]).filter((feature) => feature !== undefined);
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

function indexOf(features: readonly Feature[]): Index {
  const known = indexes.get(features);
  if (known !== undefined) return known;
  const bounds = features.flatMap((feature) =>
    feature.geometry === null ? [] : [{ feature, box: boundsOf(feature.geometry) }],
  );
  const boxes = bounds.length === 0 ? null : new Flatbush(bounds.length);
  for (const { box } of bounds) boxes?.add(...box);
  boxes?.finish();
  const made: Index = { placed: bounds.map(({ feature }) => feature), boxes };
  indexes.set(features, made);
  return made;
}
