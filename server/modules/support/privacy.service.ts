import { readTableDocs, type TableDoc } from '../../database/tableDocs.ts';
import type { Scope } from '../../platform/scope.ts';

let docs: Promise<readonly TableDoc[]> | undefined;

/** Who runs the portal, who answers for personal data, and what is kept for how long; what is about people first. */
export async function privacyFacts({ house: { config } }: Scope) {
  docs ??= readTableDocs();
  const tables = (await docs).toSorted((a, b) => Number(a.personal === '') - Number(b.personal === ''));
  return {
    operator: config.operatorName ?? '',
    contact: config.privacyContact ?? '',
    tables: tables.map(({ table, about, personal, retention }) => ({ table, about, personal, retention })),
  };
}
