import type { Point } from '#engines/shapes/points.ts';
import type { Network } from './countryLine.ts';
import type { Arc } from './trace.ts';

/** Averages every point with its neighbours along the line; junctions move with the lines that meet there. */
export function smoothBorders({ arcs, fixed }: Network, passes: number): void {
  const free = arcs.filter((arc) => !arc.fixed);
  for (let pass = 0; pass < passes; pass++) {
    const meetings = meetingsOf(free, fixed);
    for (const arc of free) arc.points = smoothed(arc, meetings);
  }
}

interface Meeting {
  readonly self: Point;
  x: number;
  y: number;
  lines: number;
}

function meetingsOf(arcs: readonly Arc[], fixed: ReadonlyMap<number, Point>): Map<number, Meeting> {
  const meetings = new Map<number, Meeting>();
  const arrive = (junction: number, self: Point | undefined, next: Point | undefined): void => {
    if (self === undefined || next === undefined || fixed.has(junction)) return;
    const meeting = meetings.get(junction) ?? { self, x: 0, y: 0, lines: 0 };
    meeting.x += next[0];
    meeting.y += next[1];
    meeting.lines++;
    meetings.set(junction, meeting);
  };
  for (const { points, from, to } of arcs) {
    arrive(from, points[0], points[1]);
    arrive(to, points.at(-1), points.at(-2));
  }
  return meetings;
}

function smoothed({ points, from, to }: Arc, meetings: ReadonlyMap<number, Meeting>): Point[] {
  return points.map((point, i): Point => {
    const before = points[i - 1];
    const after = points[i + 1];
    if (before !== undefined && after !== undefined) {
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
    }
    const meeting = meetings.get(i === 0 ? from : to);
    if (meeting === undefined) return point;
    const { self, x, y, lines } = meeting;
    return [(self[0] + x / lines) / 2, (self[1] + y / lines) / 2];
  });
}
