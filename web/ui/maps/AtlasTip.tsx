import './AtlasTip.css';

export interface Tip {
  name: string;
  note: string | undefined;
  x: number;
  y: number;
}

/** Follows the mouse with the name of what it points at. */
export function AtlasTip({ tip }: { tip: Tip }) {
  return (
    <div className="atlas-tip" aria-hidden="true" style={{ transform: `translate(${tip.x + 14}px, ${tip.y + 14}px)` }}>
      <b>{tip.name}</b>
      {tip.note !== undefined && <span>{tip.note}</span>}
    </div>
  );
}
