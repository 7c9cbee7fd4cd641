import type { Point } from '#engines/shapes/points.ts';
import type { Geocoder, NearbyPlace } from './geocoder.ts';

const LONGEST_ANSWER = 64 * 1024;
const LONGEST_NAME = 200;

/**
 * Words for a point from a service that speaks like Nominatim: GET {address}/reverse?lat=&lon=&format=jsonv2.
 * When it fails, knows nothing, or takes longer than `timeOutMs`, the fallback answers.
 */
export function nominatimGeocoder(
  address: string,
  fallback: Geocoder,
  onError: (error: unknown) => void,
  timeOutMs = 3_000,
): Geocoder {
  const base = address.replace(/^nominatim:/, 'https:').replace(/\/+$/, '');
  return {
    near: async (point) => {
      try {
        return (await ask(base, point, timeOutMs)) ?? (await fallback.near(point));
      } catch (error) {
        onError(error);
        return fallback.near(point);
      }
    },
  };
}

async function ask(base: string, [lng, lat]: Point, timeOutMs: number): Promise<NearbyPlace | null> {
  const query = new URLSearchParams({
    lat: lat.toFixed(5),
    lon: lng.toFixed(5),
    format: 'jsonv2',
    'accept-language': 'en',
  });
  const response = await fetch(`${base}/reverse?${query}`, {
    signal: AbortSignal.timeout(timeOutMs),
    headers: { accept: 'application/json', 'user-agent': 'AgriHub-Ghana' },
  });
  if (!response.ok) throw new Error(`The geocoder answered ${response.status}.`);
  const text = await response.text();
  if (text.length > LONGEST_ANSWER) throw new Error(`The geocoder answered ${text.length} characters.`);
  return readAnswer(JSON.parse(text));
}

function readAnswer(answer: unknown): NearbyPlace | null {
  const displayName = textAt(answer, 'display_name');
  if (displayName === '') return null;
  const address = fieldAt(answer, 'address');
  const town = textAt(address, 'town') || textAt(address, 'city') || textAt(address, 'village');
  return { displayName, town, source: 'OpenStreetMap contributors' };
}

function fieldAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

function textAt(value: unknown, name: string): string {
  const found = fieldAt(value, name);
  return typeof found === 'string' ? found.slice(0, LONGEST_NAME) : '';
}
