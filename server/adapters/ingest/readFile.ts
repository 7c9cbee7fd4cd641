import { realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FileKind, Finding, PersonalDataFinding } from '#engines/tables/types.ts';
import { openDuckDb } from '../tables/duckdb.ts';
import { convertText } from './text/convertText.ts';
import type { ConvertedTable, IngestOrder } from './ingest.ts';
import { limits } from './limits.ts';
import { FileRefusal } from './refusal.ts';
import { readOthers } from './others/readOthers.ts';
import { isOther, sniff, wrongEnding, type Sniffed } from './sniff.ts';
import type { TextConversion, TextTable } from './text/textTable.ts';
import { unpackTexts } from './text/unpackTexts.ts';

/** What a file came to. */
export interface FileRead {
  readonly kind: FileKind | null;
  readonly tables: readonly ConvertedTable[];
  readonly findings: readonly Finding[];
  readonly personalData: readonly PersonalDataFinding[];
}

/** The texts of a file, and what was found on the way to them. */
export interface Texts {
  readonly tables: readonly TextTable[];
  readonly findings: readonly Finding[];
  /** What may be personal beside the tables. */
  readonly personalData?: readonly PersonalDataFinding[];
}

/**
 * Reads a file into Parquet files in `order.out`, with profiles. For files from outside have `openIngest` call it in a
 * process of its own. @throws FileRefusal where there is nothing to be read
 */
export async function readFileToTables(
  asked: IngestOrder,
  onPreviewable: (tables: readonly ConvertedTable[]) => void,
): Promise<FileRead> {
  const order = { ...asked, file: realpathSync(asked.file), out: realpathSync(asked.out) };
  const sniffed = await sniff(order.file);
  const texts = await textsOf(sniffed, order);
  const ending = wrongEnding(sniffed.kind, order.fileName);
  const findings: Finding[] = [...(ending === null ? [] : [ending]), ...texts.findings];
  const instance = await openDuckDb({
    folders: [order.out, path.dirname(order.file)],
    scratch: path.join(order.out, 'spill'),
    memoryMb: limits.duckDbMb,
    threads: Math.min(4, os.availableParallelism()),
  });
  const duckdb = await instance.connect();
  const conversions: TextConversion[] = [];
  const told: TextTable['told'][] = [];
  const waiting = [...texts.tables];
  for (let position = 0; position < waiting.length; position++) {
    const table = waiting[position];
    if (table === undefined) break;
    const conversion = await tried(table.sheet, findings, () => convertText(table, order, position, duckdb));
    if (conversion === null) continue;
    waiting.splice(position + 1, 0, ...(conversion.further ?? []));
    findings.push(...conversion.findings);
    if (conversion.converted !== null) conversions.push(conversion);
    if (conversion.converted !== null) told.push(table.told);
  }
  onPreviewable(conversions.flatMap(({ converted }) => converted ?? []));
  const tables: ConvertedTable[] = [];
  const personalData: PersonalDataFinding[] = [...(texts.personalData ?? [])];
  for (const [position, conversion] of conversions.entries()) {
    const profile = await conversion.profile();
    tables.push(withTold(profile.converted, told[position]));
    findings.push(...profile.findings);
    personalData.push(...profile.personalData);
  }
  return { kind: kindOf(sniffed.kind, conversions), tables, findings: findings.toSorted(byWeight), personalData };
}

/** The table with what its file itself says of its columns. */
function withTold(converted: ConvertedTable, told: TextTable['told']): ConvertedTable {
  if (told === undefined) return converted;
  const byName = new Map(told.map(({ name, label, codes }) => [name, { label, codes }]));
  const columns = converted.table.columns.map((column) => {
    const own = byName.get(column.name);
    return own === undefined ? column : { ...column, told: own };
  });
  return { ...converted, table: { ...converted.table, columns } };
}

async function textsOf(sniffed: Sniffed, order: IngestOrder): Promise<Texts> {
  if (isOther(sniffed)) return await readOthers(sniffed.kind, sniffed.bytes, order);
  if (sniffed.kind === 'text') {
    const name = path.basename(order.fileName, path.extname(order.fileName));
    return {
      tables: [{ path: order.file, name, sheet: null, addresses: 'lines', written: null, only: true }],
      findings: [],
    };
  }
  try {
    if (sniffed.kind === 'zip') return await unpackTexts(sniffed.archive, order);
    // What reads sheets and the formats of their numbers is dear to load, and most files are none.
    const { readSpreadsheet } = await import('./sheets/readSpreadsheet.ts');
    return await readSpreadsheet(sniffed, order);
  } finally {
    sniffed.archive.close();
  }
}

/** A table that cannot be read does not keep the others of its file from being read. */
async function tried<Answer>(
  sheet: string | null,
  findings: Finding[],
  act: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    findings.push({ ...error.finding, sheet: error.finding.sheet ?? sheet });
    return null;
  }
}

function kindOf(kind: Sniffed['kind'], conversions: readonly TextConversion[]): FileKind | null {
  if (kind === 'zip') return 'zippedCsv';
  return kind === 'text' ? (conversions[0]?.kind ?? 'csv') : kind;
}

const weights = { error: 0, warning: 1, note: 2 };

function byWeight(one: Finding, other: Finding): number {
  return weights[one.weight] - weights[other.weight];
}
