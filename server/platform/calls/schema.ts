import type { TSchema } from 'typebox';

/** The keywords of JSON Schema that the contract uses; one reading of a TypeBox value. */
export interface Schema {
  /** How sentences to people name the value: "The search". */
  readonly title?: string;
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'object' | 'array';
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema | readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
}

export function readSchema(schema: TSchema): Schema {
  return schema as Schema;
}

/** The choices of a union; a schema that is none is its own only choice. */
export function choices(schema: Schema): readonly Schema[] {
  return schema.anyOf ?? [schema];
}

export function isNull(schema: Schema): boolean {
  return schema.type === 'null';
}
