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
