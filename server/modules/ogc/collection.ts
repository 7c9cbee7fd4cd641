import type { Condition } from '#engines/features/condition.ts';
import type { Feature } from '#engines/features/feature.ts';
import type { Box } from '#engines/shapes/points.ts';
import type { Scope } from '../../platform/records/scope.ts';

/** What a property of features holds, in the words of JSON Schema. */
export interface Property {
  readonly type: 'string' | 'number' | 'integer' | 'boolean';
  readonly format?: 'date' | 'date-time';
  readonly title?: string;
}

/** A page of features: the condition that they fulfil, and which of them. */
export interface Page {
  readonly condition: Condition | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Features of one kind, as other programs load them. */
export interface Collection {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly properties: Readonly<Record<string, Property>>;
  /** The property that says when a feature was. */
  readonly time: string | null;
  readonly extent: Box;
  readonly licence: { readonly name: string; readonly url: string } | null;
  /** Features of a page, and how many fulfil its condition. Throws a problem. */
  page(scope: Scope, page: Page): Promise<{ readonly features: readonly Feature[]; readonly matched: number }>;
  /** One feature; null where none is called so. */
  find(scope: Scope, id: string): Promise<Feature | null>;
}
