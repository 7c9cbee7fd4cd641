import type { Point, Polygon } from '../shapes/points.ts';
import type { Comparison, Condition } from './condition.ts';
import type { Scalar, Shape } from './feature.ts';

/** A filter that cannot be read, with a sentence that says where. */
export class FilterUnclear extends Error {}

interface Token {
  readonly kind: 'name' | 'quoted' | 'text' | 'number' | 'sign' | 'end';
  readonly value: string;
  readonly at: number;
}

/** Deepest nesting, and most conditions, of one filter. */
const deepest = 20;
const mostTokens = 2_000;

/**
 * Reads a filter in the text form of CQL2 (OGC 21-065r2): the basic class, LIKE, BETWEEN and IN, and S_INTERSECTS with a BBOX, a
 * POINT, a POLYGON or a MULTIPOLYGON. @throws FilterUnclear
 */
export function readCql2(text: string): Condition {
  const reader = new Reader(tokensOf(text));
  const condition = reader.disjunction(0);
  reader.end();
  return condition;
}

function tokensOf(text: string): Token[] {
  const pattern =
    /\s+|(?<name>[\p{L}_:][\p{L}\p{N}_:.]*)|"(?<quoted>(?:[^"]|"")*)"|'(?<text>(?:[^'\\]|''|\\.)*)'|(?<number>[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(?<sign><>|<=|>=|[=<>(),])/uy;
  const tokens: Token[] = [];
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const found = pattern.exec(text);
    if (found === null) throw new FilterUnclear(`The filter cannot be read from "${text.slice(at, at + 20)}" on.`);
    const { name, quoted, text: written, number, sign } = found.groups ?? {};
    if (name !== undefined) tokens.push({ kind: 'name', value: name, at });
    else if (quoted !== undefined) tokens.push({ kind: 'quoted', value: quoted.replaceAll('""', '"'), at });
    else if (written !== undefined)
      tokens.push({ kind: 'text', value: written.replaceAll("''", "'").replaceAll(/\\(.)/gsu, '$1'), at });
    else if (number !== undefined) tokens.push({ kind: 'number', value: number, at });
    else if (sign !== undefined) tokens.push({ kind: 'sign', value: sign, at });
    if (tokens.length > mostTokens) throw new FilterUnclear(`The filter has more than ${mostTokens} words.`);
  }
  return [...tokens, { kind: 'end', value: '', at: text.length }];
}

type Operand = { readonly property: string } | { readonly value: Exclude<Scalar, null> };

class Reader {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  end(): void {
    if (this.#token.kind !== 'end') throw this.#unclear('the end, AND or OR');
  }

  disjunction(depth: number): Condition {
    if (depth > deepest) throw new FilterUnclear(`The filter is nested more than ${deepest} deep.`);
    const of = [this.#conjunction(depth)];
    while (this.#takes('or')) of.push(this.#conjunction(depth));
    return of.length === 1 && of[0] !== undefined ? of[0] : { kind: 'any', of };
  }

  #conjunction(depth: number): Condition {
    const of = [this.#factor(depth)];
    while (this.#takes('and')) of.push(this.#factor(depth));
    return of.length === 1 && of[0] !== undefined ? of[0] : { kind: 'all', of };
  }

  #factor(depth: number): Condition {
    if (depth > deepest) throw new FilterUnclear(`The filter is nested more than ${deepest} deep.`);
    if (this.#takes('not')) return { kind: 'not', of: this.#factor(depth + 1) };
    if (this.#takesSign('(')) {
      const inner = this.disjunction(depth + 1);
      this.#expectSign(')');
      return inner;
    }
    if (this.#isWord('s_intersects')) return this.#intersects();
    return this.#predicate();
  }

  #predicate(): Condition {
    const left = this.#operand();
    const { kind, value: sign } = this.#token;
    if (kind === 'sign' && ['=', '<>', '<', '<=', '>', '>='].includes(sign)) {
      this.#next += 1;
      return this.#comparison(left, sign as Comparison, this.#operand());
    }
    if ('value' in left) {
      if (typeof left.value === 'boolean') return { kind: 'constant', value: left.value };
      throw this.#unclear('a comparison');
    }
    const { property } = left;
    if (this.#takes('is')) {
      const denied = this.#takes('not');
      if (!this.#takes('null')) throw this.#unclear('NULL');
      return denied ? { kind: 'not', of: { kind: 'empty', property } } : { kind: 'empty', property };
    }
    const denied = this.#takes('not');
    const condition = this.#among(property);
    if (condition === undefined) {
      if (denied) throw this.#unclear('LIKE, IN or BETWEEN');
      return { kind: 'compare', property, op: '=', value: true };
    }
    return denied ? { kind: 'not', of: condition } : condition;
  }

  #among(property: string): Condition | undefined {
    if (this.#takes('like')) {
      const pattern = this.#literal();
      if (typeof pattern !== 'string') throw this.#unclear("a pattern such as 'Ashanti%'");
      return { kind: 'like', property, pattern };
    }
    if (this.#takes('between')) {
      const low = this.#literal();
      if (!this.#takes('and')) throw this.#unclear('AND');
      return {
        kind: 'all',
        of: [
          { kind: 'compare', property, op: '>=', value: low },
          { kind: 'compare', property, op: '<=', value: this.#literal() },
        ],
      };
    }
    if (!this.#takes('in')) return undefined;
    this.#expectSign('(');
    const of: Condition[] = [];
    do of.push({ kind: 'compare', property, op: '=', value: this.#literal() });
    while (this.#takesSign(','));
    this.#expectSign(')');
    return { kind: 'any', of };
  }

  #comparison(left: Operand, op: Comparison, right: Operand): Condition {
    if ('property' in left && 'value' in right)
      return { kind: 'compare', property: left.property, op, value: right.value };
    if ('value' in left && 'property' in right)
      return { kind: 'compare', property: right.property, op: turned[op], value: left.value };
    throw new FilterUnclear('A comparison needs a property on one side and a value on the other.');
  }

  #operand(): Operand {
    const { kind, value } = this.#token;
    const isLiteral =
      kind === 'text' || kind === 'number' || (kind === 'name' && literalWords.has(value.toLowerCase()));
    if (isLiteral) return { value: this.#literal() };
    if (kind !== 'quoted' && kind !== 'name') throw this.#unclear('a property or a value');
    this.#next += 1;
    return { property: value };
  }

  #literal(): Exclude<Scalar, null> {
    const { kind, value } = this.#token;
    this.#next += 1;
    if (kind === 'text') return value;
    if (kind === 'number') return Number(value);
    if (kind === 'name') {
      const word = value.toLowerCase();
      if (word === 'true' || word === 'false') return word === 'true';
      if (word === 'date' || word === 'timestamp') {
        this.#expectSign('(');
        const moment = this.#literal();
        this.#expectSign(')');
        if (typeof moment === 'string' && !Number.isNaN(Date.parse(moment)))
          return word === 'date' ? moment : new Date(moment).toISOString();
        throw new FilterUnclear(`${value} takes a date such as '2026-04-15'.`);
      }
    }
    this.#next -= 1;
    throw this.#unclear('a value');
  }

  #intersects(): Condition {
    this.#next += 1;
    this.#expectSign('(');
    // The one geometry that features have is called "geometry" here; other names are taken for it.
    const first = this.#token.kind === 'quoted' || !geometryWords.has(this.#token.value.toLowerCase());
    if (first) {
      this.#next += 1;
      this.#expectSign(',');
    }
    const shape = this.#shape();
    if (!first) {
      this.#expectSign(',');
      this.#next += 1;
    }
    this.#expectSign(')');
    return { kind: 'meets', shape };
  }

  #shape(): Shape {
    const word = this.#token.kind === 'name' ? this.#token.value.toLowerCase() : '';
    if (!geometryWords.has(word)) throw this.#unclear('BBOX, POINT, POLYGON or MULTIPOLYGON');
    this.#next += 1;
    if (word === 'bbox') {
      const [west = 0, south = 0, east = 0, north = 0, ...more] = this.#list(() => this.#number());
      const flat =
        more.length === 2 ? ([west, south, north, more[0] ?? 0] as const) : ([west, south, east, north] as const);
      if ((more.length !== 0 && more.length !== 2) || flat[0] > flat[2] || flat[1] > flat[3])
        throw new FilterUnclear('BBOX takes west, south, east, north.');
      return { box: flat };
    }
    if (word === 'point') return { point: this.#within(() => this.#position()) };
    if (word === 'polygon') return { polygons: [this.#polygon()] };
    return { polygons: this.#list(() => this.#polygon()) };
  }

  #polygon(): Polygon {
    return this.#list(() => {
      const ring = this.#list(() => this.#position());
      const [first, last] = [ring[0], ring.at(-1)];
      if (ring.length < 4 || first?.[0] !== last?.[0] || first?.[1] !== last?.[1])
        throw new FilterUnclear('A ring of a polygon has four positions at least, and the last is the first.');
      return ring;
    });
  }

  #position(): Point {
    return [this.#number(), this.#number()];
  }

  #number(): number {
    const { kind, value } = this.#token;
    if (kind !== 'number') throw this.#unclear('a number');
    this.#next += 1;
    return Number(value);
  }

  #list<T>(one: () => T): T[] {
    return this.#within(() => {
      const all = [one()];
      while (this.#takesSign(',')) all.push(one());
      return all;
    });
  }

  #within<T>(inner: () => T): T {
    this.#expectSign('(');
    const found = inner();
    this.#expectSign(')');
    return found;
  }

  get #token(): Token {
    return this.#tokens[this.#next] ?? { kind: 'end', value: '', at: 0 };
  }

  #isWord(word: string): boolean {
    return this.#token.kind === 'name' && this.#token.value.toLowerCase() === word;
  }

  #takes(word: string): boolean {
    const found = this.#isWord(word);
    if (found) this.#next += 1;
    return found;
  }

  #takesSign(sign: string): boolean {
    const found = this.#token.kind === 'sign' && this.#token.value === sign;
    if (found) this.#next += 1;
    return found;
  }

  #expectSign(sign: string): void {
    if (!this.#takesSign(sign)) throw this.#unclear(`"${sign}"`);
  }

  #unclear(expected: string): FilterUnclear {
    const { kind, value, at } = this.#token;
    const found = kind === 'end' ? 'its end' : `"${value.slice(0, 40)}"`;
    return new FilterUnclear(`The filter has ${found} at character ${at + 1}; expected ${expected}.`);
  }
}

const turned: Readonly<Record<Comparison, Comparison>> = {
  '=': '=',
  '<>': '<>',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};
const literalWords = new Set(['true', 'false', 'date', 'timestamp']);
const geometryWords = new Set(['bbox', 'point', 'polygon', 'multipolygon']);
