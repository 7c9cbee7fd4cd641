import type { Column } from './column.ts';

/** How the sentence under a number begins where it names a unit, and the unit as charts write it. */
const UNITS: readonly (readonly [begins: RegExp, unit: string])[] = [
  [/^Tonnes per hectare\b/, 't/ha'],
  [/^Kilograms .*per hectare\b/, 'kg/ha'],
  [/^Millimetres\b/, 'mm'],
  [/^Metres\b/, 'm'],
  [/^Square kilometres\b/, 'km²'],
  [/^Hectares\b/, 'ha'],
  [/^(Percent\b|.*, percent\.$)/, '%'],
  [/^Mean, °C\.$|, °C\.$/, '°C'],
  [/^Days\b/, 'days'],
];

/** The unit of a column of numbers, read from the sentence that its form shows; empty where it names none. */
export function unitOf({ kind, help }: Pick<Column, 'kind' | 'help'>): string {
  if (kind !== 'number' && kind !== 'integer') return '';
  return UNITS.find(([begins]) => begins.test(help))?.[1] ?? '';
}
