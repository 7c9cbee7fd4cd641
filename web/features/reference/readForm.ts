import type { CellFault, ReferenceColumn } from './api.ts';

/** What was typed, as cells; JSON that cannot be read is a fault here already. Numbers and lists are read by the server. */
export function readForm(
  form: FormData,
  columns: readonly ReferenceColumn[],
  sayBadJson: (reason: string) => string,
): { values: Record<string, unknown>; faults: CellFault[] } {
  const values: Record<string, unknown> = {};
  const faults: CellFault[] = [];
  for (const { name, type } of columns) {
    const text = String(form.get(name) ?? '').trim();
    if (type !== 'json') {
      values[name] = text;
      continue;
    }
    try {
      values[name] = JSON.parse(text || 'null');
    } catch (error) {
      faults.push({ column: name, sentence: sayBadJson((error as Error).message) });
    }
  }
  return { values, faults };
}

/** What stands in the form, as values of the columns' kinds; what cannot be read yet is left as it was typed. */
export function draftOf(form: FormData, columns: readonly ReferenceColumn[]): Record<string, unknown> {
  return Object.fromEntries(columns.map(({ name, type }) => [name, draftCell(String(form.get(name) ?? '').trim(), type)]));
}

function draftCell(text: string, type: string): unknown {
  if (type === 'list') return text.split(';').map((entry) => entry.trim()).filter((entry) => entry !== '');
  if (type !== 'number' && type !== 'integer') return text;
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text);
}
