import { type Feature, meets, type Scalar, type Shape } from './feature.ts';

export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';

/** What is asked of a feature. As in SQL, a comparison with a value that is not there is neither true nor false. */
export type Condition =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'constant'; readonly value: boolean }
  | {
      readonly kind: 'compare';
      readonly property: string;
      readonly op: Comparison;
      readonly value: Exclude<Scalar, null>;
    }
  /** `%` stands for any characters, `_` for one. */
  | { readonly kind: 'like'; readonly property: string; readonly pattern: string }
  | { readonly kind: 'empty'; readonly property: string }
  | { readonly kind: 'meets'; readonly shape: Shape };

/** Whether a feature fulfils a condition; null where a value that it asks for is not there. */
export function fulfils(feature: Feature, condition: Condition): boolean | null {
  switch (condition.kind) {
    case 'constant':
      return condition.value;
    case 'all':
      return decided(feature, condition.of, false);
    case 'any':
      return decided(feature, condition.of, true);
    case 'not': {
      const answer = fulfils(feature, condition.of);
      return answer === null ? null : !answer;
    }
    case 'empty':
      return (feature.properties[condition.property] ?? null) === null;
    case 'meets':
      return meets(feature.geometry, condition.shape);
    case 'like': {
      const value = feature.properties[condition.property] ?? null;
      return value === null ? null : likePattern(condition.pattern).test(String(value));
    }
    case 'compare': {
      const value = feature.properties[condition.property] ?? null;
      return value === null ? null : compares(value, condition.op, condition.value);
    }
  }
}

/** The answer to several conditions, any of which decides it alone by one answer; else null where one could not be told. */
function decided(feature: Feature, conditions: readonly Condition[], by: boolean): boolean | null {
  let otherwise: boolean | null = !by;
  for (const each of conditions) {
    const answer = fulfils(feature, each);
    if (answer === by) return by;
    if (answer === null) otherwise = null;
  }
  return otherwise;
}

/** The properties a condition asks for. */
export function propertiesOf(condition: Condition): string[] {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap(propertiesOf);
    case 'not':
      return propertiesOf(condition.of);
    case 'constant':
    case 'meets':
      return [];
    default:
      return [condition.property];
  }
}

function compares(found: Exclude<Scalar, null>, op: Comparison, wanted: Exclude<Scalar, null>): boolean {
  const order = orderOf(found, wanted);
  switch (op) {
    case '=':
      return order === 0;
    case '<>':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

/** Numbers by their size, texts by their characters; dates are written so that their order is that of their characters. */
function orderOf(found: Exclude<Scalar, null>, wanted: Exclude<Scalar, null>): number {
  if (typeof found === 'number' && wanted !== '' && Number.isFinite(Number(wanted))) return found - Number(wanted);
  const [one, other] = [String(found), String(wanted)];
  return one === other ? 0 : one < other ? -1 : 1;
}

function likePattern(pattern: string): RegExp {
  const parts = [...pattern].map((each) =>
    each === '%' ? '[^]*' : each === '_' ? '[^]' : each.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
  );
  return new RegExp(`^${parts.join('').replaceAll(/(?:\[\^\]\*)+/g, '[^]*')}$`, 'u');
}
