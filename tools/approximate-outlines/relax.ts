import { type Grid, sides } from './grid.ts';
import type { Cell, Level, Settings } from './plan.ts';
import { randomNumbers } from './randomNumbers.ts';
import { tallyOf } from './tally.ts';

/** The 20 squares around a square over which border length is counted, so that it depends little on direction. */
const REACH = 5;

/**
 * Districts trade border squares (simulated annealing): short borders, right areas, right centres, capitals inside,
 * every district and every region in one piece.
 */
export function relax(grid: Grid, cells: readonly Cell[], cost: Float32Array, level: Level, settings: Settings): void {
  const { labels, width } = grid;
  const random = randomNumbers(settings.seed);
  const tally = tallyOf(grid, cells, settings);
  const regionNames = [...new Set(cells.map((cell) => cell.region))];
  const region = Int16Array.from([0, ...cells.map((cell) => 1 + regionNames.indexOf(cell.region))]);
  const itself = Int16Array.from({ length: cells.length + 1 }, (_, i) => i);
  const pinned = pinnedSquares(grid, cells);
  const { steps, weights } = countedNeighbours(width);
  const around = [-1, -1 - width, -width, 1 - width, 1, 1 + width, width, width - 1];
  const labelAt = (square: number): number => labels[square] ?? 0;

  /** Number of separate arms by which a square touches its own group; more than one: it is a bridge. */
  const arms = (square: number, of: Int16Array, group: number): number => {
    const belongs = (i: number): boolean => of[labelAt(square + (around[i] ?? 0))] === group;
    let separate = 0;
    let touching = 0;
    for (let i = 0; i < 8; i += 2) {
      if (!belongs(i)) continue;
      touching++;
      if (!belongs(i + 1) || !belongs((i + 2) % 8)) separate++;
    }
    return touching === 4 ? 4 : separate;
  };

  const borderSquares = (): number[] => {
    const border: number[] = [];
    for (let square = 2 * width; square < labels.length - 2 * width; square++) {
      const own = labelAt(square);
      if (own === 0 || pinned[square] === 1) continue;
      if (sides(square, width).some((beside) => labelAt(beside) !== 0 && labelAt(beside) !== own)) border.push(square);
    }
    return border;
  };

  const neighbourAt = (square: number, own: number): number => {
    const turn = Math.floor(random() * 4);
    for (let side = 0; side < 4; side++) {
      const other = labelAt(square + (around[((turn + side) % 4) * 2] ?? 0));
      if (other !== 0 && other !== own) return other;
    }
    return 0;
  };

  const borderChange = (square: number, from: number, to: number): number => {
    const between = (other: number, own: number): number =>
      other === own ? 0 : 1 + (region[other] === region[own] ? 0 : settings.regionBorder);
    let change = 0;
    for (let i = 0; i < steps.length; i++) {
      const other = labelAt(square + (steps[i] ?? 0));
      if (other !== 0) change += (weights[i] ?? 0) * (between(other, to) - between(other, from));
    }
    return change;
  };

  for (let sweep = 0; sweep < level.sweeps; sweep++) {
    const heat = level.hot * (level.cold / level.hot) ** (sweep / Math.max(1, level.sweeps - 1));
    for (const square of shuffled(borderSquares(), random)) {
      const from = labelAt(square);
      const to = neighbourAt(square, from);
      if (to === 0 || arms(square, itself, from) !== 1) continue;
      if (region[from] !== region[to] && arms(square, region, region[from] ?? 0) > 1) continue;
      const x = square % width;
      const y = Math.floor(square / width);
      const change = borderChange(square, from, to) * (cost[square] ?? 1) + tally.strainOfMove(from, to, x, y);
      if (change > 0 && random() >= Math.exp(-change / heat)) continue;
      labels[square] = to;
      tally.move(from, to, x, y);
    }
  }
}

/** Fisher and Yates, from the end. */
function shuffled(list: number[], random: () => number): number[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j] ?? 0, list[i] ?? 0];
  }
  return list;
}

/** Squares of capitals, and those beside them, which never change hands. */
function pinnedSquares(grid: Grid, cells: readonly Cell[]): Uint8Array {
  const { labels, width } = grid;
  const pinned = new Uint8Array(labels.length);
  cells.forEach((cell, i) => {
    if (labels[cell.pin] !== i + 1) cell.pin = -1;
  });
  for (const { pin } of cells) {
    if (pin < 0) continue;
    for (const square of [pin, ...sides(pin, width)]) {
      if (labels[square] === labels[pin]) pinned[square] = 1;
    }
  }
  return pinned;
}

function countedNeighbours(width: number): { steps: Int32Array; weights: Float64Array } {
  const reach: { step: number; weight: number }[] = [];
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      const squared = dx * dx + dy * dy;
      if (squared > 0 && squared <= REACH) reach.push({ step: dx + dy * width, weight: 1 / Math.sqrt(squared) });
    }
  }
  const sum = reach.reduce((total, { weight }) => total + weight, 0);
  return {
    steps: Int32Array.from(reach, ({ step }) => step),
    weights: Float64Array.from(reach, ({ weight }) => (weight * 4) / sum),
  };
}
