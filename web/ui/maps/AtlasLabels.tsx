import type { CSSProperties } from 'react';
import type { Label } from './placeLabels.ts';
import type { AtlasDrawing, Box } from './shapes.ts';
import './AtlasLabels.css';

type Point = readonly [number, number];

interface AtlasLabelsProps {
  view: Box;
  labels: readonly Label[];
  neighbours: AtlasDrawing['neighbours'];
  sea: AtlasDrawing['sea'] | undefined;
  pin: { at: Point; text: string } | undefined;
}

/** Names over the map, in HTML: type keeps its size however the drawing is scaled. Ears have the lists instead. */
export function AtlasLabels({ view, labels, neighbours, sea, pin }: AtlasLabelsProps) {
  return (
    <div className="atlas-labels" aria-hidden="true">
      {neighbours.map(({ name, at }) => (
        <span key={name} className="atlas-label atlas-label-neighbour" style={placeOf(at, view)}>
          {name}
        </span>
      ))}
      {sea && (
        <span className="atlas-label atlas-label-sea" style={placeOf(sea.at, view)}>
          {sea.name}
        </span>
      )}
      {labels.map(({ id, text, at, from }) => (
        <span key={id} className="atlas-label" data-from={from} style={placeOf(at, view)}>
          {text}
        </span>
      ))}
      {pin && (
        <span className="atlas-pin" style={placeOf(pin.at, view)}>
          <svg width="26" height="36" viewBox="-13 -34 26 36">
            <path d="M0 0C-2-7-11-12-11-21a11 11 0 0 1 22 0C11-12 2-7 0 0Z" />
            <circle cy="-21" r="4" />
          </svg>
          <b>{pin.text}</b>
        </span>
      )}
    </div>
  );
}

function placeOf([x, y]: Point, [left, top, right, bottom]: Box): CSSProperties {
  return { left: percent((x - left) / (right - left)), top: percent((y - top) / (bottom - top)) };
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
