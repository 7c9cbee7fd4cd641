import type { Answer } from '#contract/endpoint.ts';
import type { showFigure } from '#contract/geography/figures.ts';
import { sayDay, sayNumber } from '#web/lib/format.ts';
import type { Words } from '#web/lib/words.ts';

/** A figure of every region or district with its colours. */
export type Figure = Answer<typeof showFigure>;
type Value = Figure['places'][number]['value'];

/** What stands in the address about a figure. */
export interface FigureChoice {
  readonly figure: string;
  readonly crop?: string | undefined;
  readonly month?: number | undefined;
}

/** A value as people say it: "1,234.5", "16 Mar", "moderate"; "no data". */
export function sayValue(value: Value, kind: Figure['kind'], t: Words): string {
  if (value === null) return t('maps.noData');
  if (typeof value === 'number') return sayNumber(value);
  if (kind === 'day') return sayDay(`2027-${value}`);
  return t(value === 'high' ? 'maps.levelHigh' : value === 'moderate' ? 'maps.levelModerate' : 'maps.levelNone');
}

/** The classes of the map as lines of a legend, "no data" last where some place has none. */
export function legendOf({ classes, places, kind }: Figure, t: Words): { step: number; text: string }[] {
  const lines = classes.map(({ step, from, to }) => ({
    step,
    text:
      from === to
        ? sayValue(from, kind, t)
        : t('maps.range', { from: sayValue(from, kind, t), to: sayValue(to, kind, t) }),
  }));
  return places.some(({ step }) => step === 0) ? [...lines, { step: 0, text: t('maps.noData') }] : lines;
}

/** What the colours mean, with the unit where the title does not say it already. */
export function legendTitle({ title, unit }: Figure): string {
  return unit === '' || title.toLowerCase().startsWith(unit) ? title : `${title}, ${unit}`;
}

/** The step of the ramp of every place. */
export function stepsOf({ places }: Figure): Record<string, number> {
  return Object.fromEntries(places.map(({ id, step }) => [id, step]));
}

/** Query of the calls and files of a figure. */
export function figureQuery({ level, crop, month }: Pick<Figure, 'level' | 'crop' | 'month'>): string {
  return new URLSearchParams({
    level,
    ...(crop !== null && { crop }),
    ...(month !== null && { month: String(month) }),
  }).toString();
}

/** Reads a choice from an address; a month that is none is left out. */
export function readFigureChoice(search: URLSearchParams, usual: string): FigureChoice {
  const month = Number(search.get('month'));
  return {
    figure: search.get('figure')?.trim() || usual,
    crop: search.get('crop')?.trim() || undefined,
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined,
  };
}
