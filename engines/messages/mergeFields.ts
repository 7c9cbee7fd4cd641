/** What a message may say of the farmer who reads it. */
export const mergeFields = ['name', 'district', 'crop'] as const;
export type MergeField = (typeof mergeFields)[number];

/** What is known of a farmer; empty or left out: nothing. */
export type MergeValues = Readonly<Partial<Record<MergeField, string>>>;

/** What stands for a field where nothing is known and the writer gave no word. */
const usual: Readonly<Record<MergeField, string>> = { name: 'farmer', district: 'your district', crop: 'your crop' };

/** `{name}`, or `{name|friend}` with a word for where none is known. */
const field = /\{\s*([\p{L}_]+)\s*(?:\|([^{}]*))?\}/gu;

/** Fills the fields of a text. A field that nobody knows stays as it was written. */
export function fillFields(text: string, values: MergeValues): string {
  return text.replaceAll(field, (written, name: string, fallback: string | undefined) => {
    const known = knownField(name);
    if (known === undefined) return written;
    const value = oneLine(values[known] ?? '');
    return value === '' ? (fallback?.trim() ?? usual[known]) : value;
  });
}

/** Fields of a text that nobody knows, as they were written and each once: `{naem}`. */
export function unknownFields(text: string): string[] {
  const unknown = [...text.matchAll(field)].filter(([, name = '']) => knownField(name) === undefined);
  return [...new Set(unknown.map(([written]) => written))];
}

function knownField(name: string): MergeField | undefined {
  return mergeFields.find((each) => each === name.toLowerCase());
}

/** Words with one space between them: nearly every name, which stays as it is. */
const plain = /^[!-~]+(?: [!-~]+)*$/;

function oneLine(value: string): string {
  if (plain.test(value)) return value;
  return value.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
}
