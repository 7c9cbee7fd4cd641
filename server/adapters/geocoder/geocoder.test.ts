import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { Point } from '#engines/shapes/points.ts';
import type { Geocoder } from './geocoder.ts';
import { nearestDistrictGeocoder } from './nearestDistrictGeocoder.ts';
import { nominatimGeocoder } from './nominatimGeocoder.ts';

const ejura: Point = [-1.3572, 7.3862];
const towns = [
  { name: 'Ejura', at: ejura },
  { name: 'Kumasi', at: [-1.6244, 6.6885] as Point },
];
const ashanti = { district: 'Ejura Sekyedumase Municipal', region: 'Ashanti', uncertain: false };
const own = nearestDistrictGeocoder(
  () => towns,
  ([, lat]) => (lat < 11.2 ? ashanti : null),
);

let stand: Server | undefined;
afterEach(() => {
  stand?.closeAllConnections();
  stand?.close();
});

/** A geocoder on this machine that answers as told. */
async function outside(answer: RequestListener, onError: (error: unknown) => void = () => {}): Promise<Geocoder> {
  stand = createServer(answer);
  await new Promise<void>((ready) => stand?.listen(0, '127.0.0.1', ready));
  const { port } = stand.address() as AddressInfo;
  return nominatimGeocoder(`http://127.0.0.1:${port}/`, own, onError, 500);
}

describe('our own towns and outlines', () => {
  test('a point in a town', async () => {
    expect(await own.near([-1.358, 7.387])).toEqual({
      displayName: 'In Ejura, Ejura Sekyedumase Municipal, Ashanti',
      town: 'Ejura',
      source: 'GeoNames',
    });
  });

  test('a point beside a town has distance and direction', async () => {
    const near = await own.near([-1.3764, 7.4053]);
    expect(near?.displayName).toBe('3 km north-west of Ejura, Ejura Sekyedumase Municipal, Ashanti');
  });

  test('approximate outlines say "probably"', async () => {
    const near = await nearestDistrictGeocoder(
      () => towns,
      () => ({ ...ashanti, uncertain: true }),
    ).near([-1.3764, 7.4053]);
    expect(near?.displayName).toBe('3 km north-west of Ejura, probably Ejura Sekyedumase Municipal, Ashanti');
  });

  test('a point outside Ghana has no words', async () => {
    expect(await own.near([-1, 12])).toBeNull();
  });
});

describe('an outside geocoder', () => {
  test('its words are taken, its question has latitude and longitude in place', async () => {
    const asked: string[] = [];
    const geocoder = await outside((request, reply) => {
      asked.push(request.url ?? '');
      reply.end(JSON.stringify({ display_name: 'Ejura, Ashanti, Ghana', address: { village: 'Ejura' } }));
    });
    expect(await geocoder.near(ejura)).toEqual({
      displayName: 'Ejura, Ashanti, Ghana',
      town: 'Ejura',
      source: 'OpenStreetMap contributors',
    });
    expect(asked).toEqual(['/reverse?lat=7.38620&lon=-1.35720&format=jsonv2&accept-language=en']);
  });

  test.each([
    [
      'it fails',
      (reply: { statusCode: number; end: (text: string) => unknown }) => {
        reply.statusCode = 500;
        reply.end('');
      },
    ],
    ['it answers something else', (reply: { end: (text: string) => unknown }) => reply.end('<html>')],
    [
      'it knows nothing there',
      (reply: { end: (text: string) => unknown }) => reply.end('{"error":"Unable to geocode"}'),
    ],
    ['it sends without end', (reply: { end: (text: string) => unknown }) => reply.end(`"${'x'.repeat(100_000)}"`)],
  ])('when %s, our own towns answer', async (_, answer) => {
    const geocoder = await outside((_request, reply) => void answer(reply));
    expect((await geocoder.near(ejura))?.displayName).toBe('In Ejura, Ejura Sekyedumase Municipal, Ashanti');
  });

  test('when it does not answer in time, our own towns do, and the log hears of it', async () => {
    const heard: unknown[] = [];
    const geocoder = await outside(
      () => {},
      (error) => heard.push(error),
    );
    expect((await geocoder.near(ejura))?.displayName).toBe('In Ejura, Ejura Sekyedumase Municipal, Ashanti');
    expect(heard).toHaveLength(1);
  });
});
