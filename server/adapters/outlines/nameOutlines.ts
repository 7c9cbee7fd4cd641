import type { NamedOutline } from './checkOutlines.ts';
import type { RawOutline } from './rawOutline.ts';
import { OutlineRefusal } from './refusal.ts';

/** Where files keep the names of districts: geoBoundaries, the survey's own, GADM, OCHA, Natural Earth. */
const USUAL = ['shapename', 'district', 'districts', 'name_2', 'adm2_en', 'adm2_name', 'dist_name', 'new_dist', 'name'];
const LONGEST_NAME = 120;

/** Gives each outline its name: from a usual field, else from the text field with the most different values. */
export function nameOutlines(outlines: readonly RawOutline[]): NamedOutline[] {
  const fields = [...new Set(outlines.flatMap(({ properties }) => Object.keys(properties)))];
  const scored = fields
    .map((field) => ({ field, usual: USUAL.indexOf(field.toLowerCase()), names: different(outlines, field) }))
    .filter(({ names }) => names > outlines.length / 2)
    .toSorted((p, q) => rank(p.usual) - rank(q.usual) || q.names - p.names);
  const field = scored[0]?.field;
  if (field === undefined) {
    throw new OutlineRefusal(
      `No field of the file holds names of districts (found: ${fields.slice(0, 8).join(', ') || 'no fields at all'}). Add a field "district" with the names and import again.`,
    );
  }
  return outlines.map((outline) => ({ ...outline, name: nameAt(outline, field) }));
}

const rank = (usual: number): number => (usual < 0 ? USUAL.length : usual);

function different(outlines: readonly RawOutline[], field: string): number {
  return new Set(outlines.map((outline) => nameAt(outline, field)).filter((name) => /[a-z]{2}/i.test(name))).size;
}

function nameAt({ properties }: RawOutline, field: string): string {
  const value = properties[field];
  return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, LONGEST_NAME) : '';
}
