/** A piece of code as the bundler splits it when it is left alone: modules that the same entries need. */
export interface Piece {
  readonly modules: readonly string[];
  /** Bytes it weighs on the wire, roughly. */
  readonly bytes: number;
  /** Pieces it starts after, by their place in the list. */
  readonly imports: readonly number[];
  /** Loaded by its own name: a page, words, a part that comes later. Such a piece stays as it is. */
  readonly isEntry: boolean;
}

/** What is loaded together: a page, or a page and a part of it that comes later. */
export interface Visit {
  /** Pieces that are asked for by name; what they import comes along. */
  readonly entries: readonly number[];
  /** How often this happens beside the others. */
  readonly weight: number;
  /** Bytes that the visit may grow by, for want of which pieces stay apart. */
  readonly mayGrow: number;
}

/** A request is saved for this many bytes over all visits, as long as none grows by more than it may. */
const REQUEST = 8_000;

interface Group {
  readonly pieces: readonly number[];
  readonly bytes: number;
  readonly imports: Set<number>;
  readonly visits: Set<number>;
  readonly isEntry: boolean;
}

/**
 * Joins pieces so that visits ask for few of them and bring little that they do not need: of all pairs the one that saves most
 * first, until none saves anything. Pieces that would wait for each other are not joined, since neither would start.
 *
 * @param shell the piece that every visit has; what it imports belongs to it.
 * @returns groups of places in the list, the shell left out.
 */
export function planPieces(pieces: readonly Piece[], shell: ReadonlySet<number>, visits: readonly Visit[]): number[][] {
  const groups = new Map<number, Group>(
    pieces.flatMap(({ bytes, imports, isEntry }, index) =>
      shell.has(index)
        ? []
        : [
            [
              index,
              {
                pieces: [index],
                bytes,
                imports: new Set(imports.filter((each) => !shell.has(each) && each !== index)),
                visits: new Set<number>(),
                isEntry,
              },
            ] as const,
          ],
    ),
  );
  const grown = visits.map(() => 0);
  visits.forEach(({ entries }, visit) => {
    for (const each of reach(entries, groups)) groups.get(each)?.visits.add(visit);
  });

  /** Bytes that a union saves over all visits, its requests counted; undefined when it may not be. */
  function saving(one: number, other: number): number | undefined {
    const [a, b] = [of(one), of(other)];
    const union = new Set([...a.visits, ...b.visits]);
    const both = sum([...a.visits].filter((visit) => b.visits.has(visit)));
    if (both === 0) return undefined;
    let saved = both * REQUEST - lacking(union, a) * a.bytes - lacking(union, b) * b.bytes;
    if (saved <= 0) return undefined;
    const after = new Set([...reach(a.imports, groups), ...reach(b.imports, groups)]);
    if (waits(a, other) || waits(b, one)) return undefined;
    after.delete(one);
    after.delete(other);
    for (const each of after) {
      const group = of(each);
      saved -= lacking(union, group) * (group.bytes + REQUEST);
      if (saved <= 0) return undefined;
    }
    const more = [a, b, ...[...after].map(of)];
    for (const visit of union) {
      const bytes = more.reduce((all, group) => all + (group.visits.has(visit) ? 0 : group.bytes), grown[visit] ?? 0);
      if (bytes > (visits[visit]?.mayGrow ?? 0)) return undefined;
    }
    return saved;
  }

  /** Whether one starts after the other by way of a third. */
  function waits(a: Group, other: number): boolean {
    return reach(
      [...a.imports].filter((each) => each !== other),
      groups,
    ).has(other);
  }

  function join(one: number, other: number): number {
    const [a, b] = [of(one), of(other)];
    const place = pieces.length + joined++;
    const union = new Set([...a.visits, ...b.visits]);
    for (const visit of union)
      grown[visit] = (grown[visit] ?? 0) + (a.visits.has(visit) ? 0 : a.bytes) + (b.visits.has(visit) ? 0 : b.bytes);
    groups.delete(one);
    groups.delete(other);
    groups.set(place, {
      pieces: [...a.pieces, ...b.pieces],
      bytes: a.bytes + b.bytes,
      imports: new Set([...a.imports, ...b.imports].filter((each) => each !== one && each !== other)),
      visits: union,
      isEntry: false,
    });
    for (const { imports } of groups.values())
      for (const gone of [one, other]) if (imports.delete(gone)) imports.add(place);
    for (const each of reach(of(place).imports, groups)) {
      const group = of(each);
      for (const visit of union) {
        if (group.visits.has(visit)) continue;
        group.visits.add(visit);
        grown[visit] = (grown[visit] ?? 0) + group.bytes;
      }
    }
    return place;
  }

  function of(place: number): Group {
    const group = groups.get(place);
    if (group === undefined) throw new Error(`There is no piece ${place}.`);
    return group;
  }
  const sum = (of: readonly number[]) => of.reduce((all, visit) => all + (visits[visit]?.weight ?? 0), 0);
  const lacking = (union: ReadonlySet<number>, group: Group) =>
    sum([...union].filter((visit) => !group.visits.has(visit)));
  const open = () => [...groups].filter(([, group]) => !group.isEntry && group.visits.size > 0).map(([place]) => place);

  let joined = 0;
  const pairs = sortedPairs();
  const offer = (one: number, other: number) => {
    const saved = saving(one, other);
    if (saved !== undefined) pairs.add({ saved, one, other });
  };
  const first = open();
  for (const one of first) for (const other of first) if (one < other) offer(one, other);
  for (let best = pairs.take(); best !== undefined; best = pairs.take()) {
    const { saved, one, other } = best;
    if (!groups.has(one) || !groups.has(other)) continue;
    const now = saving(one, other);
    // Other unions came between: it waits for its turn again.
    if (now !== undefined && now < saved) pairs.add({ saved: now, one, other });
    if (now === undefined || now < saved) continue;
    const place = join(one, other);
    for (const each of open()) if (each !== place) offer(each, place);
  }
  return [...groups.values()].map((group) => [...group.pieces]);
}

/** Everything that comes along, the starting points included. */
function reach(from: Iterable<number>, groups: ReadonlyMap<number, Group>): Set<number> {
  const seen = new Set<number>();
  const waiting = [...from];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const group = groups.get(next);
    if (group === undefined || seen.has(next)) continue;
    seen.add(next);
    waiting.push(...group.imports);
  }
  return seen;
}

interface Pair {
  readonly saved: number;
  readonly one: number;
  readonly other: number;
}

/** Pairs, of which the one that saves most is taken first. */
function sortedPairs(): { add(pair: Pair): void; take(): Pair | undefined } {
  const pairs: Pair[] = [];
  return {
    add(pair) {
      let low = 0;
      let high = pairs.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((pairs[middle]?.saved ?? 0) < pair.saved) low = middle + 1;
        else high = middle;
      }
      pairs.splice(low, 0, pair);
    },
    take: () => pairs.pop(),
  };
}
