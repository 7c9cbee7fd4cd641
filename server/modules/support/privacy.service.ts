import { readTableDocs, type TableDoc } from '../../database/tableDocs.ts';
import type { Scope } from '../../platform/records/scope.ts';

let docs: Promise<readonly TableDoc[]> | undefined;

/** Who runs the portal, who answers for personal data, and what is kept for how long; what is about people first. */
export async function privacyFacts({ context: { config } }: Scope) {
  docs ??= readTableDocs();
  const tables = (await docs).toSorted((a, b) => Number(a.personal === '') - Number(b.personal === ''));
  return {
    operator: config.operatorName ?? '',
    contact: config.privacyContact ?? '',
    mapHosts: [
      ...new Set(
        [config.tilesUrl, config.satelliteUrl].flatMap((address) => (address === null ? [] : [hostOf(address)])),
      ),
    ],
    tables: tables.map(({ table, about, personal, retention }) => ({ table, about, personal, retention })),
  };
}

/** The host of a tile address, in which {s} stands for a letter of it. */
function hostOf(address: string): string {
  return new URL(address.replaceAll('{s}.', '')).host;
}
