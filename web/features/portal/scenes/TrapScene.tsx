import { Ground } from './Ground.tsx';
import { Maize } from './Maize.tsx';

/** Place, turn and size of each moth. */
const MOTHS = [
  [196, 74, -18, 0.8],
  [222, 236, 14, 0.6],
  [446, 72, 22, 0.75],
  [504, 120, -26, 0.9],
  [416, 250, 8, 0.55],
] as const;

/** A trap on its stake among maize, and what it is there for. */
export function TrapScene() {
  return (
    <>
      <Ground sunX={92} />
      <path className="art-soil" d="M0 320c150-14 420-16 640-2v42H0z" />
      <path className="art-wood" d="M315 92h10v244h-10zM236 96h168v8H236z" />
      <path className="art-string" d="M262 104v26M378 104v26" />
      <path className="art-paper" d="M222 206 262 130h116l40 76z" />
      <path className="art-gold" d="M262 130h116l40 76h-20l-36-62h-84l-36 62h-20z" />
      <path className="art-board" d="M230 206h180v10H230z" />
      <Maize x={72} y={332} size={1.05} />
      <Maize x={160} y={338} size={0.85} />
      <Maize x={484} y={336} size={0.9} />
      <Maize x={574} y={332} size={1.15} />
      {MOTHS.map(([x, y, turn, size]) => (
        <path
          key={x}
          className="art-moth"
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
          d="M0-6c8-16 30-16 30-4C30 0 14 4 3 2c11 2 19 8 15 16-6 6-14-2-18-10-4 8-12 16-18 10-4-8 4-14 15-16-11 2-27-2-27-12 0-12 22-12 30 4z"
        />
      ))}
    </>
  );
}
