import { type Belt, beltsInOrder, type Goal } from '#engines/bundles/answers.ts';
import { beltBox, beltShapes } from './beltShapes.ts';
import './pictures.css';

/** Ghana in small, one belt filled. */
export function BeltPicture({ belt }: { belt: Belt }) {
  return (
    <svg className="belt-picture" viewBox={beltBox} aria-hidden="true">
      {beltsInOrder.map((each) => (
        <path key={each} className={each === belt ? 'belt-picture-it' : undefined} d={beltShapes[each]} />
      ))}
    </svg>
  );
}

/** What a goal is about: a cob, a tree on deep soil, a plant under sun and rain. */
export function GoalPicture({ goal }: { goal: Goal }) {
  return (
    <svg className="goal-picture" viewBox="0 0 64 64" aria-hidden="true">
      {goal === 'productivity' && (
        <>
          <path
            className="picture-leaf"
            d="M32 58c-14-6-18-22-13-34 8 8 13 20 13 34zM32 58c14-6 18-22 13-34-8 8-13 20-13 34z"
          />
          <path className="picture-gold" d="M32 6c7 0 10 10 10 22s-4 22-10 22-10-10-10-22S25 6 32 6z" />
          <path className="picture-line" d="M27 12v34M32 8v42M37 12v34M23 20h18M22 28h20M23 36h18" />
          <path
            className="picture-leaf"
            d="M32 60c-11-3-17-13-16-24 9 4 15 13 16 24zM32 60c11-3 17-13 16-24-9 4-15 13-16 24z"
          />
        </>
      )}
      {goal === 'mitigation' && (
        <>
          <path className="picture-soil" d="M4 46h56v10a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z" />
          <path className="picture-root" d="M32 46v10M32 48l-9 7M32 48l9 7" />
          <path className="picture-trunk" d="M29 28h6v19h-6z" />
          <path
            className="picture-leaf"
            d="M32 4c9 0 14 6 14 12 5 1 8 5 8 9 0 6-5 10-11 10H21c-6 0-11-4-11-10 0-4 3-8 8-9 0-6 5-12 14-12z"
          />
          <path className="picture-vein" d="M32 35V17M32 26l-7-6M32 30l8-7" />
        </>
      )}
      {goal === 'adaptation' && (
        <>
          <circle className="picture-gold" cx="18" cy="17" r="9" />
          <path className="picture-ray" d="M18 1.5v4M4.5 17h-4M8.5 7.5l-3-3M27.5 7.5l3-3M8.5 26.5l-3 3" />
          <path className="picture-cloud" d="M34 30a8 8 0 0 1 1-16 11 11 0 0 1 20 3 7 7 0 0 1 0 13z" />
          <path className="picture-rain" d="M37 35l-3 8M46 35l-3 8M55 35l-3 8" />
          <path className="picture-soil" d="M4 56h56v4H4z" />
          <path className="picture-stem" d="M24 56V40" />
          <path
            className="picture-leaf"
            d="M24 46c-8 0-12-4-13-10 8-1 13 3 13 10zM24 42c0-7 4-11 11-12 1 7-3 12-11 12z"
          />
        </>
      )}
    </svg>
  );
}

/** Coins in piles: as many piles, each higher, as the level counts. */
export function LevelPicture({ level }: { level: number }) {
  return (
    <svg className="level-picture" viewBox="0 0 64 48" aria-hidden="true">
      {[1, 2, 3, 4].map((pile) =>
        Array.from({ length: pile * 2 - 1 }, (_, coin) => (
          <rect
            key={`${pile} ${coin}`}
            className={pile <= level ? 'picture-coin' : 'picture-coin-not'}
            x={pile * 15 - 13}
            y={41 - coin * 6}
            width="13"
            height="5"
            rx="2.5"
          />
        )),
      )}
    </svg>
  );
}
