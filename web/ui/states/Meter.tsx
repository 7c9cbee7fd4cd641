import './Meter.css';

/** Rising bars beside a word: how much of `of` there is. The word carries the meaning, the bars let the eye find it. */
export function Meter({ value, of = 4, text }: { value: number; of?: number; text: string }) {
  return (
    <span className="meter">
      <svg className="meter-bars" width={of * 6 - 2} height="17" aria-hidden="true">
        {Array.from({ length: of }, (_, bar) => {
          const height = 8 + (9 * bar) / Math.max(1, of - 1);
          return (
            <rect
              key={bar}
              x={bar * 6}
              y={17 - height}
              width="4"
              height={height}
              rx="1"
              data-on={bar < value || undefined}
            />
          );
        })}
      </svg>
      {text}
    </span>
  );
}
