import { ForecastError } from './forecast.ts';

/** What exists on Earth, with room to spare: what lies outside is a mistake of the provider, and is not shown. */
const BOUNDS = {
  /** °C: records are −89.2 and 56.7 (WMO World Weather and Climate Extremes Archive). */
  temperature: [-60, 60],
  humidity: [0, 100],
  /** mm in three hours: the record of one hour is 305 mm. */
  rain: [0, 500],
  /** km/h, mean of ten minutes: the record gust is 408 km/h. */
  wind: [0, 350],
  percent: [0, 100],
} as const;

export type Quantity = keyof typeof BOUNDS;

/** A figure a forecast cannot do without. Throws ForecastError where it is missing, no number, or impossible. */
export function needed(provider: string, quantity: Quantity, value: unknown): number {
  const found = optional(quantity, value);
  if (found === null) throw new ForecastError(`${provider} gave a ${quantity} that cannot be: ${shown(value)}.`);
  return found;
}

/** A figure that may be absent; what is no number, or impossible, is as good as absent. */
export function optional(quantity: Quantity, value: unknown): number | null {
  const [least, most] = BOUNDS[quantity];
  return typeof value === 'number' && value >= least && value <= most ? value : null;
}

/** A field of something that may be anything. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** A list where one must be. Throws ForecastError. */
export function neededList(provider: string, name: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new ForecastError(`${provider} gave no list ${name}: ${shown(value)}.`);
  return value;
}

function shown(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 40) ?? 'nothing';
}
