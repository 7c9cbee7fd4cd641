import { colourOf } from './data.ts';

/** Marks over a colour, so that series differ without it: none, stripes, dots, rising lines, bands. */
const TEXTURES = [
  null,
  <path key="stripes" d="M0 8L8 0M-2 2L2-2M6 10l4-4" />,
  <circle key="dots" className="chart-dot" cx="4" cy="4" r="1.3" />,
  <path key="rising" d="M0 0L8 8M-2 6l4 4M6-2l4 4" />,
  <path key="bands" d="M0 4H8" />,
];

/** Address of the fill of a series. */
export const fillOf = (id: string, index: number): string =>
  index % TEXTURES.length === 0 ? colourOf(index) : `url(#${id}-${index})`;

/** The fills of a drawing: colour and texture. */
export function Patterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => (
        <pattern key={index} id={`${id}-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={colourOf(index)} />
          <g className="chart-texture">{TEXTURES[index % TEXTURES.length]}</g>
        </pattern>
      ))}
    </defs>
  );
}

/** The fill of a series in a key, around y = 0. */
export function Swatch({ fill }: { fill: string }) {
  return <rect y="-6" width="12" height="12" rx="2.5" fill={fill} />;
}
