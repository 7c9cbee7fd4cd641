/** A maize plant with its foot at (x, y); past `size` 0.6 it bears a cob, past 0.8 a tassel. */
export function Maize({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="art-stem" d="M0 0C-2-60 2-110 0-168" />
      <path
        className="art-leaf"
        d="M0-26C-22-62-52-66-66-40-46-52-24-44 0-14zM0-52C24-92 54-94 70-66 48-80 26-72 0-38zM0-92C-22-130-50-130-62-104-42-116-22-108 0-76zM0-116c20-36 46-36 58-12-20-12-38-6-58 26z"
      />
      {size > 0.6 && <path className="art-gold" d="M4-84c16-6 22-28 16-46-16 6-24 26-16 46z" />}
      {size > 0.8 && (
        <path className="art-tassel" d="M0-166c-2-14-12-20-18-22M0-166c0-16 0-22 0-30M0-166c2-14 12-20 18-22" />
      )}
    </g>
  );
}
