import type { DuckDBValue } from '@duckdb/node-api';

/** Values bound to a statement, by the order they were asked for. */
export interface Bound {
  /** Keeps a value and gives its place: "$3". */
  bind(value: DuckDBValue): string;
  readonly values: DuckDBValue[];
}

export function bound(): Bound {
  const values: DuckDBValue[] = [];
  return {
    values,
    bind(value) {
      values.push(value);
      return `$${values.length}`;
    },
  };
}
