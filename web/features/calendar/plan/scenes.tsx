import './scenes.css';

/** Fields under a sun: the ground every scene stands on. */
function Field() {
  return (
    <>
      <rect className="scene-sky" width="640" height="320" />
      <circle className="scene-sun" cx="536" cy="72" r="34" />
      <path className="scene-hill" d="M0 226c90-46 176-52 270-22s212 34 370-28v144H0z" />
      <path className="scene-field" d="M0 262c130-34 226-26 330-8s206 10 310-20v86H0z" />
      <path
        className="scene-rows"
        d="M-20 320C120 286 260 282 400 292s180 2 260-14M-20 304c150-30 280-36 420-24s190 0 260-18M60 334c130-26 240-28 360-20s160 2 240-12"
      />
    </>
  );
}

/** The field alone, to stand behind a card: it fills whatever room it has. */
export function FieldScene() {
  return (
    <svg className="scene" viewBox="0 0 640 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Field />
    </svg>
  );
}

const RAIN = [9, 31, 98, 142, 168, 214, 131, 78, 189, 166, 52, 17];
const WORK: readonly (readonly string[])[] = [
  [],
  ['site'],
  ['land', 'rainonset'],
  ['planting', 'basal'],
  ['weed', 'pest', 'top'],
  ['pest', 'weed'],
  ['harvesting'],
  ['harvesting'],
  ['planting'],
  ['basal', 'weed'],
  ['pest'],
  ['harvesting'],
];
/** The month the first scene marks. */
const MARKED = 5;

/** Twelve months with their rain and their work, one of them marked. */
export function MonthScene() {
  return (
    <svg className="scene" viewBox="0 0 640 320" aria-hidden="true">
      <Field />
      <rect className="scene-card" x="64" y="44" width="512" height="196" rx="16" />
      {RAIN.map((mm, index) => {
        const x = 86 + index * 39.5;
        const height = (mm / 214) * 78;
        return (
          <g key={x}>
            {index + 1 === MARKED && <rect className="scene-marked" x={x - 4} y="62" width="40" height="160" rx="8" />}
            <rect className="scene-rain" x={x + 4} y={144 - height} width="24" height={height} rx="3" />
            {WORK[index]?.map((colour, row) => (
              <rect
                key={colour}
                className={`scene-${colour}`}
                x={x + 4}
                y={152 + row * 11}
                width="24"
                height="7"
                rx="3.5"
              />
            ))}
            {index + 1 === MARKED && <rect className="scene-now" x={x + 4} y="208" width="24" height="6" rx="3" />}
          </g>
        );
      })}
      <path className="scene-line" d="M82 146h476" />
    </svg>
  );
}

const BARS = [
  ['site', 96, 70],
  ['land', 140, 84],
  ['rainonset', 208, 44],
  ['planting', 240, 78],
  ['basal', 286, 62],
  ['weed', 330, 66],
  ['top', 372, 52],
  ['harvesting', 452, 96],
] as const;

/** The season as bars on a line, today across them. */
export function TimelineScene() {
  return (
    <svg className="scene" viewBox="0 0 640 320" aria-hidden="true">
      <Field />
      <rect className="scene-card" x="64" y="36" width="512" height="212" rx="16" />
      {[150, 230, 310, 390, 470].map((x) => (
        <path key={x} className="scene-line" d={`M${x} 50v184`} />
      ))}
      {BARS.map(([colour, x, width], row) => (
        <g key={colour}>
          <rect
            className={`scene-${colour} scene-faint`}
            x={x - 16}
            y={54 + row * 22.5}
            width={width + 32}
            height="15"
            rx="6"
          />
          <rect className={`scene-${colour}`} x={x} y={54 + row * 22.5} width={width} height="15" rx="6" />
        </g>
      ))}
      <path className="scene-today" d="M344 44v196" />
      <circle className="scene-today-dot" cx="344" cy="44" r="6" />
    </svg>
  );
}

/** A leaf with the marks of a pest, and three tasks that answer it. */
export function RiskScene() {
  return (
    <svg className="scene" viewBox="0 0 640 320" aria-hidden="true">
      <Field />
      <path className="scene-leaf" d="M110 250C96 150 150 66 262 52c12 108-34 190-152 198z" />
      <path
        className="scene-vein"
        d="M110 250C140 180 186 118 262 52M146 192l-16-42M146 192l48-8M182 140l-10-40M182 140l44-8"
      />
      <circle className="scene-hole" cx="170" cy="160" r="11" />
      <circle className="scene-hole" cx="212" cy="108" r="8" />
      <circle className="scene-hole" cx="142" cy="214" r="7" />
      <rect className="scene-card" x="316" y="56" width="256" height="170" rx="16" />
      {['pest', 'weed', 'planting'].map((colour, row) => (
        <g key={colour}>
          <rect className={`scene-${colour}`} x="336" y={76 + row * 48} width="30" height="30" rx="9" />
          <path className="scene-tick" d={`M344 ${92 + row * 48}l5 6 10-13`} />
          <rect className="scene-text" x="380" y={80 + row * 48} width={168 - row * 22} height="8" rx="4" />
          <rect className="scene-text scene-faint" x="380" y={95 + row * 48} width={122 + row * 18} height="8" rx="4" />
        </g>
      ))}
    </svg>
  );
}
