import { Ground, Tree } from './Ground.tsx';

const CLOUD = 'M0 54c-24 0-38-32-12-44 0-30 40-40 56-16 26-18 62-2 60 26 28 4 26 34 0 34z';
/** Where each drop begins. */
const DROPS = [
  [96, 176],
  [140, 190],
  [184, 178],
  [228, 194],
  [272, 180],
  [110, 222],
  [158, 236],
  [204, 224],
  [250, 238],
  [292, 222],
] as const;

/** Rain over one half of the land, sun over the other. */
export function RainScene() {
  return (
    <>
      <Ground />
      <path className="art-water" d="M296 360c20-40 70-44 78-62s-26-26-14-40c32 10 70 16 60 40s-40 32-30 62z" />
      <Tree x={508} y={262} size={1.1} />
      <Tree x={576} y={252} size={0.7} />
      <path className="art-cloud-back" transform="translate(214 92) scale(1.1)" d={CLOUD} />
      <path className="art-cloud" transform="translate(92 84) scale(1.5)" d={CLOUD} />
      <path className="art-rain" d={DROPS.map(([x, y]) => `M${x} ${y}l-8 24`).join('')} />
      <path className="art-furrow" d="M-10 334c90-28 180-30 270-24M-10 356c100-22 180-26 262-22" />
    </>
  );
}
