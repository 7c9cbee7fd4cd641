import { afterAll, beforeAll, expect, test } from 'vitest';
import { strToU8 } from 'fflate';
import { readFarmFile } from '../../../adapters/farmFiles/readFarmFile.ts';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/testApp.ts';

let portal: TestApp;
let ama: Caller;
beforeAll(async () => {
  portal = await buildTestApp();
  ama = await portal.as('ama');
  await ama.inject({
    method: 'POST',
    url: '/api/farmers',
    payload: { addressId: 'ejura', phone: '0244000021', name: 'Test Farmer' },
  });
});
afterAll(() => portal.close());

interface Review {
  applied: boolean;
  added: number;
  swapped: boolean;
  shapes: {
    number: number;
    name: string;
    hectares: number;
    card: string;
    farmer: string;
    crop: string;
    problem: string;
    notes: string[];
    outline: number[][][][] | null;
    overlaps: { id: string | null; number: number | null; name: string; hectares: number }[];
  }[];
  properties: { name: string; readAs: string | null }[];
}
const send = (bytes: Uint8Array | string, query = '') =>
  ama.inject({
    method: 'POST',
    url: `/api/farms/import?fileName=farms${query}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(typeof bytes === 'string' ? strToU8(bytes) : bytes),
  });
const total = async () => (await ama.inject('/api/farms')).json<{ total: number }>().total;
const square = (lng: number, lat: number) =>
  `POLYGON ((${[
    [lng, lat],
    [lng + 0.002, lat],
    [lng + 0.002, lat + 0.002],
    [lng, lat + 0.002],
    [lng, lat],
  ]
    .map(([x, y]) => `${x?.toFixed(3)} ${y?.toFixed(3)}`)
    .join(', ')}))`;
const file = [
  'Farm,WKT,Ghana Card,TEL,Crop',
  `North,"${square(-1.36, 7.38)}",GHA-123456789-0,+233 24 400 0021,Maize`,
  `Bow,"POLYGON ((-1.36 7.38, -1.358 7.382, -1.358 7.38, -1.36 7.382, -1.36 7.38))",,,`,
  `Abroad,"${square(2, 7)}",12,0209999999,Tulips`,
  'Empty,,,,',
  `South,"${square(-1.3, 7.3)}",,,`,
].join('\n');

test('a file is reviewed first: what each shape would become, and why some cannot be kept', async () => {
  const review = (await send(file)).json<Review>();
  expect(review).toMatchObject({ applied: false, added: 2, swapped: false });
  expect(review.properties.map(({ name, readAs }) => [name, readAs])).toEqual([
    ['Farm', 'name'],
    ['Ghana Card', 'card'],
    ['TEL', 'phone'],
    ['Crop', 'crop'],
  ]);
  expect(review.shapes[0]).toMatchObject({
    name: 'North',
    card: 'GHA-******789-0',
    farmer: 'Test Farmer',
    crop: 'maize',
    problem: '',
    notes: [],
  });
  expect(review.shapes[0]?.hectares).toBeCloseTo(4.883, 2);
  expect(review.shapes.slice(1).map(({ problem }) => problem)).toEqual([
    'Two sides cross at 7.381, -1.359. Put the corners in the order in which one walks around the farm.',
    '7, 2 is not in Ghana. Latitude comes first and lies between 4.5 and 11.3, longitude between -3.4 and 1.4.',
    'There is no outline where an area was expected.',
    '',
  ]);
  expect(review.shapes[2]?.notes).toHaveLength(3);
  expect(await total()).toBe(0);
});

test('a farm without a telephone number in the file is nobody’s, whoever has none', async () => {
  const payload = { addressId: 'ejura', noPhone: true, name: 'Has none' };
  await ama.inject({ method: 'POST', url: '/api/farmers', payload });
  const wife = { addressId: 'ejura', phone: '0244000021', sharesPhone: true, name: 'Wife of Test' };
  await ama.inject({ method: 'POST', url: '/api/farmers', payload: wife });
  const { shapes } = (await send(file)).json<Review>();
  expect(shapes.map(({ farmer }) => farmer)).toEqual(['Test Farmer', '', '', '', '']);
});

test('the review draws each shape and says what it lies on: farms that are kept, and others of the file', async () => {
  const kept = await ama.inject({
    method: 'POST',
    url: '/api/farms',
    payload: {
      outline: [
        [
          [
            [-1.201, 7.2],
            [-1.199, 7.2],
            [-1.199, 7.202],
            [-1.201, 7.202],
            [-1.201, 7.2],
          ],
        ],
      ],
      source: 'drawn',
      name: 'Kept',
    },
  });
  const { id } = kept.json<{ id: string }>();
  const lines = [
    'Farm,WKT',
    `West,"${square(-1.202, 7.2)}"`,
    `East,"${square(-1.2, 7.2)}"`,
    `On West,"${square(-1.202, 7.2)}"`,
    `Abroad,"${square(2, 7)}"`,
  ];
  const { shapes } = (await send(lines.join('\n'))).json<Review>();
  // Half of each square of 4.88 ha lies on the farm; West and On West are the same ground.
  const told = shapes.map(({ overlaps }) =>
    overlaps.map((each) => `${each.id === id ? 'kept' : each.number} ${each.name} ${each.hectares.toFixed(1)}`),
  );
  expect(told).toEqual([['kept Kept 2.4', '3 On West 4.9'], ['kept Kept 2.4'], ['kept Kept 2.4', '1 West 4.9'], []]);
  expect([shapes[0]?.outline?.[0]?.[0]?.[0], shapes[3]?.outline]).toEqual([[-1.202, 7.2], null]);
  await ama.inject({ method: 'DELETE', url: `/api/farms/${id}` });
});

test('then those chosen are kept, with farmer, card and crop', async () => {
  expect((await send(file, '&apply=true&without=2-5')).json<Review>()).toMatchObject({ applied: true, added: 1 });
  const { found } = (await ama.inject('/api/farms')).json<{ found: object[] }>();
  expect(found).toMatchObject([
    {
      name: 'North',
      farmer: { name: 'Test Farmer' },
      crop: 'maize',
      source: 'imported',
      ghana_card_no: 'GHA-******789-0',
    },
  ]);
  expect(
    (await send(file, `&properties=${encodeURIComponent('{"TEL":null,"Crop":"name"}')}`)).json<Review>().shapes[0],
  ).toMatchObject({ farmer: '', crop: '' });
});

test('turned axes are found, and put right for the whole file', async () => {
  const turned = `name,wkt\nA,"${square(7.5, -1.4)}"\nB,"${square(7.6, -1.5)}"\n`;
  expect((await send(turned)).json<Review>()).toMatchObject({ swapped: true, added: 0 });
  expect((await send(turned, '&swap=true')).json<Review>()).toMatchObject({ added: 2 });
});

test('a file that cannot be read gets a sentence', async () => {
  const answer = await send('<!DOCTYPE kml SYSTEM "http://127.0.0.1/x"><kml/>');
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    422,
    'The KML file has a document type (<!DOCTYPE …>), which can name other files and is not read. Export it again, or take that line out.',
  ]);
});

test('farms go out in every format that comes in; card numbers stay, and it is noted', async () => {
  for (const [format, type] of [
    ['geojson', 'application/geo+json'],
    ['kml', 'application/vnd.google-earth.kml+xml'],
    ['kmz', 'application/vnd.google-earth.kmz'],
    ['gpx', 'application/gpx+xml'],
    ['shp', 'application/zip'],
    ['csv', 'text/csv; charset=utf-8'],
  ]) {
    const answer = await ama.inject({ method: 'POST', url: '/api/farms/export', payload: { format } });
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.body).not.toContain('123456789');
    expect(readFarmFile(answer.rawPayload).shapes.map(({ name }) => name)).toEqual(['North']);
  }
  const act = await portal.context.db
    .selectFrom('audit_entry')
    .select('act')
    .where('act', '=', 'exportFarms')
    .execute();
  expect(act).toHaveLength(6);
});
