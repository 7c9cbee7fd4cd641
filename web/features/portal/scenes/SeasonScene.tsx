import { Ground, Tree } from './Ground.tsx';
import { Maize } from './Maize.tsx';

/** Foot and height of each plant, as the season goes on. */
const PLANTS = [
  [72, 318, 0.28],
  [158, 314, 0.46],
  [254, 312, 0.68],
  [362, 312, 0.9],
  [482, 316, 1.12],
] as const;

/** Maize from seedling to cob, along one furrow. */
export function SeasonScene() {
  return (
    <>
      <Ground sunX={548} />
      <Tree x={196} y={216} size={0.6} />
      <Tree x={430} y={212} size={0.42} />
      <path className="art-soil" d="M0 306c150-22 420-26 640-6v60H0z" />
      <path className="art-furrow" d="M0 330c180-20 440-22 640-4M0 350c200-16 430-16 640-2" />
      {PLANTS.map(([x, y, size]) => (
        <Maize key={x} x={x} y={y} size={size} />
      ))}
    </>
  );
}
