import type { CellFault, ReferenceColumn } from './api.ts';

interface TypedRow {
  readonly values: Record<string, unknown>;
  /** An answer of the server, with why the browser could not read a field as JSON in place of its own sentence. */
  readonly explain: <Answer extends { readonly faults: readonly CellFault[] }>(answer: Answer) => Answer;
}

/** What was typed, as cells. What cannot be read goes as it is: the server says what is wrong with every field at once. */
export function readForm(
  form: FormData,
  columns: readonly ReferenceColumn[],
  sayBadJson: (reason: string) => string,
): TypedRow {
  const values: Record<string, unknown> = {};
  const reasons = new Map<string, string>();
  for (const { name, type } of columns) {
    const text = typed(form, name);
    values[name] = text;
    if (type !== 'json') continue;
    try {
      values[name] = JSON.parse(text || 'null');
    } catch (error) {
      reasons.set(name, sayBadJson((error as Error).message));
    }
  }
  const explain: TypedRow['explain'] = (answer) => ({
    ...answer,
    faults: answer.faults.map(({ column, sentence }) => ({ column, sentence: reasons.get(column) ?? sentence })),
  });
  return { values, explain };
}

/** The text of a field; the entries of several boxes, separated by semicolons. */
function typed(form: FormData, name: string): string {
  return form.getAll(name).map(String).join(';').trim();
}

/** What stands in the form, as values of the columns' kinds; what cannot be read yet is left as it was typed. */
export function draftOf(form: FormData, columns: readonly ReferenceColumn[]): Record<string, unknown> {
  return Object.fromEntries(columns.map(({ name, type }) => [name, draftCell(typed(form, name), type)]));
}

function draftCell(text: string, type: string): unknown {
  if (type === 'list')
    return text
      .split(';')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
  if (type === 'json') return readJson(text);
  if (type !== 'number' && type !== 'integer') return text;
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
