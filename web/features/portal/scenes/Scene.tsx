import type { ComponentType } from 'react';
import { DataScene } from './DataScene.tsx';
import { MarketScene } from './MarketScene.tsx';
import { RainScene } from './RainScene.tsx';
import { SeasonScene } from './SeasonScene.tsx';
import { TrapScene } from './TrapScene.tsx';
import './scenes.css';

const scenes: Readonly<Record<string, ComponentType>> = {
  season: SeasonScene,
  rain: RainScene,
  market: MarketScene,
  traps: TrapScene,
  data: DataScene,
};

/** One of the portal's own drawings by its name in the slides table; fields, for a name it does not know. It fills its box. */
export function Scene({ name }: { name: string }) {
  const Drawing = scenes[name] ?? SeasonScene;
  return (
    <svg className="art" viewBox="0 0 640 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
