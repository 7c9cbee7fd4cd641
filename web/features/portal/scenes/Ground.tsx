/** Sky, sun and hills: what most drawings stand on. The sun stands at `sunX`. */
export function Ground({ sunX = 516 }: { sunX?: number }) {
  return (
    <>
      <path className="art-sky" d="M0 0h640v360H0z" />
      <circle className="art-halo" cx={sunX} cy="92" r="70" />
      <circle className="art-sun" cx={sunX} cy="92" r="42" />
      <path className="art-far" d="M0 232c70-40 140-58 214-30s120 16 190-14 150-34 236 8v164H0z" />
      <path className="art-near" d="M0 268c110-36 208-34 316-12s214 12 324-22v126H0z" />
    </>
  );
}

/** A bush-savanna tree with its foot at (x, y). */
export function Tree({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="art-wood" d="M-4 0c2-20 2-34 0-52h8c-2 18-2 32 2 52z" />
      <path className="art-leaf" d="M-44-50c-4-20 16-34 32-30 8-16 36-16 42 0 18-2 28 16 20 30-30 8-66 8-94 0z" />
    </g>
  );
}
