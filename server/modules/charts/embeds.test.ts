import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataset } from '../../testing/makeDataset.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let datasetId: string;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  ({ datasetId } = await makeDataset(portal));
  await makeDataset(portal, {
    name: '<script>alert(1)</script>',
    columns: [
      ['A "quoted" <b>name</b> 🌽', 'text'],
      ['n', 'whole'],
    ],
    rows: "values ('<img src=x onerror=alert(2)>', 3), ('Ɔkwan', -4)",
  });
});
afterAll(() => portal.close());

const asked = (query: Record<string, string>) => new URLSearchParams(query).toString();
const yields = { dbref: 'crop-yields-by-region', x: 'Region', y: 'Yield', sort: 'x' };
/** The words of a drawing or page, in their order. */
const textsOf = (markup: string, tag: string) =>
  [...markup.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text);

describe('an embedded chart', () => {
  test('is a page with picture, table, source, licence, version and date, and no script', async () => {
    const answer = await portal.inject(`/embed/chart?${asked(yields)}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(textsOf(answer.body, 'td')).toEqual(['2.1', '2.4', '3.5']);
    expect(textsOf(answer.body, 'th')).toEqual(['Region', 'Mean of Yield (t/ha)', 'Ashanti', 'Bono', 'Volta']);
    const drawn = textsOf(answer.body, 'text');
    for (const figure of ['2.1 t/ha', '2.4 t/ha', '3.5 t/ha'])
      expect(drawn.filter((text) => text === figure)).toHaveLength(2);
    expect(drawn.join(' ')).toContain('Source: Crop yields by region, MoFA, version 1 of 15 April 2026.');
    expect(drawn.join(' ')).toContain('Creative Commons Attribution 4.0');
    expect(answer.body).toContain('/main/datasetpreview/crop-yields-by-region?version=1"');
    expect(answer.body).not.toContain('<script');
    expect(answer.body.length).toBeLessThan(12_000);
  });

  test('may stand in a frame of any site, and no other page may', async () => {
    const policyOf = async (url: string) => String((await portal.inject(url)).headers['content-security-policy']);
    expect(await policyOf(`/embed/chart?${asked(yields)}`)).toMatch(
      /^default-src 'none'; style-src( 'sha256-[\w+/]{43}='){2}; frame-ancestors \*; base-uri 'none'; form-action 'none'$/,
    );
    expect((await portal.inject(`/embed/chart?${asked(yields)}`)).headers['access-control-allow-origin']).toBe('*');
    expect(await policyOf('/embed/chart?dbref=none&x=Region')).toContain('frame-ancestors *');
    for (const url of [`/api/charts/picture.svg?${asked(yields)}`, '/api/docs', '/embedded', '/main/dashboard'])
      expect([url, await policyOf(url)]).toEqual([url, expect.stringContaining("frame-ancestors 'none'")]);
  });

  test('tells its heights to the script of the site around it, which gives each frame the one of its width', async () => {
    const { body } = await portal.inject(`/embed/chart?${asked(yields)}`);
    const [, wide = 0, narrow = 0] = /name="agrihub-heights" content="(\d+) (\d+)"/.exec(body) ?? [];
    expect([Number(wide) > 200, Number(narrow) > 200]).toEqual([true, true]);
    const script = await portal.inject('/embed/height.js');
    expect([script.statusCode, script.headers['content-type'], script.headers['cross-origin-resource-policy']]).toEqual(
      [200, 'text/javascript; charset=utf-8', 'cross-origin'],
    );

    const frames = [
      { src: body, clientWidth: 800, style: { height: '' } },
      { src: body, clientWidth: 360, style: { height: '' } },
      { src: 'Not found', clientWidth: 360, style: { height: '' } },
    ];
    const site = {
      document: { querySelectorAll: () => frames },
      window: { addEventListener: () => undefined },
      fetch: async (src: string) => ({ ok: true, text: async () => src }),
    };
    // oxlint-disable-next-line typescript/no-implied-eval -- the script as a site runs it
    new Function(...Object.keys(site), script.body)(...Object.values(site));
    await new Promise((settled) => setImmediate(settled));
    expect(frames.map(({ style }) => style.height)).toEqual([`${wide}px`, `${narrow}px`, '']);
  });

  test('has its numbers at an address of their own: those of its table, at the same version', async () => {
    const query = asked({
      ...yields,
      title: 'Yields of three regions',
      xName: 'Where',
      yName: 'Tonnes from a hectare',
    });
    const { body } = await portal.inject(`/embed/chart?${query}`);
    const address = /href="(\/api\/charts\/values\.csv\?[^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(address).toContain('version=1');
    const csv = await portal.inject(address);
    expect([csv.headers['content-type'], csv.body]).toEqual([
      'text/csv; charset=utf-8',
      'Where,Mean of Yield (t/ha)\r\nAshanti,2.1\r\nBono,2.4\r\nVolta,3.5\r\n',
    ]);
    for (const said of ['Yields of three regions', 'Where', 'Tonnes from a hectare'])
      expect(textsOf(body, 'text')).toContain(said);
    const odd = await portal.inject(
      `/api/charts/values.csv?${asked({ dbref: 'script-alert-1-script', x: 'A "quoted" <b>name</b> 🌽', y: 'n', measure: 'sum', sort: 'x' })}`,
    );
    expect(odd.body).toContain('<img src=x onerror=alert(2)>,3');
    expect((await portal.inject(`/api/charts/values.csv?${asked({ dbref: 'none', x: 'Region' })}`)).statusCode).toBe(
      404,
    );
  });

  test('shows names as they are written, whatever is in them', async () => {
    const { body } = await portal.inject(
      `/embed/chart?${asked({ dbref: 'script-alert-1-script', x: 'A "quoted" <b>name</b> 🌽', y: 'n', measure: 'sum', sort: 'x' })}`,
    );
    expect(body).not.toMatch(/<script|<img|<b>/);
    expect(textsOf(body, 'th')).toEqual([
      'A &quot;quoted&quot; &lt;b&gt;name&lt;/b&gt; 🌽',
      'Sum of n',
      '&lt;img src=x onerror=alert(2)&gt;',
      'Ɔkwan',
    ]);
    expect(textsOf(body, 'td')).toEqual(['3', '-4']);
  });

  test('draws the same map as the page: regions in their colours, each with its figure; the districts of a page once', async () => {
    const { body } = await portal.inject(`/embed/chart?${asked({ ...yields, kind: 'map' })}`);
    expect(textsOf(body, 'title').slice(1, 4).toSorted()).toEqual([
      'Ashanti: 2.1 t/ha',
      'Bono: 2.4 t/ha',
      'Volta: 3.5 t/ha',
    ]);
    expect(body.match(/<g id="p0map"/g)).toHaveLength(1);
    expect(body).toContain('<use href="#p0map"/>');
    expect(body.match(/ fill="#0f5945"><title>Volta/g)).toHaveLength(1);
    expect(body.length).toBeLessThan(60_000);
    const nowhere = await portal.inject(`/embed/chart?${asked({ ...yields, x: 'Crop', kind: 'map' })}`);
    expect(textsOf(nowhere.body, 'text').join(' ')).toContain(
      'None of these labels names a region or district of Ghana.',
    );
  });

  test('draws a map of one value for each place, whatever else was asked of its bars', async () => {
    const { body } = await portal.inject(`/embed/chart?${asked({ ...yields, kind: 'map', by: 'Crop', top: '1' })}`);
    expect(textsOf(body, 'td')).toEqual(['2.1', '2.4', '3.5']);
    expect(textsOf(body, 'title').slice(1, 4).toSorted()).toEqual([
      'Ashanti: 2.1 t/ha',
      'Bono: 2.4 t/ha',
      'Volta: 3.5 t/ha',
    ]);
  });

  test('draws points of two numbers, and every kind there is', async () => {
    for (const kind of ['bar', 'line', 'doughnut', 'radar', 'map'])
      expect([kind, (await portal.inject(`/embed/chart?${asked({ ...yields, kind })}`)).statusCode]).toEqual([
        kind,
        200,
      ]);
    const { body } = await portal.inject(
      `/embed/chart?${asked({ dbref: yields.dbref, x: 'Year', y: 'Yield', kind: 'scatter' })}`,
    );
    expect(textsOf(body, 'td').toSorted()).toEqual(['2.1', '2.4', '3.5']);
    // Years have no commas, in the table and at the axis.
    expect(textsOf(body, 'th').slice(2).toSorted()).toEqual(['2019', '2020', '2020']);
    expect(textsOf(body, 'text')).toEqual(expect.arrayContaining(['2019', '2020']));
  });

  test('draws the very points that the page is given', async () => {
    await makeDataset(portal, {
      name: 'Plots',
      columns: [
        ['Size', 'whole'],
        ['Bags', 'whole'],
      ],
      rows: 'select i, i * 2 from range(3000) t(i)',
    });
    const points = { dbref: 'plots', x: 'Size', y: 'Bags' };
    const { groups } = (await portal.inject(`/api/charts/points?${asked(points)}`)).json<{
      groups: { points: { x: number; y: number }[] }[];
    }>();
    const { body } = await portal.inject(`/embed/chart?${asked({ ...points, kind: 'scatter' })}`);
    const rows = [...body.matchAll(/<th scope="row">([\d,]+)<\/th><td>([\d,]+)</g)].map(([, ...said]) =>
      said.map((figure) => Number(figure?.replaceAll(',', ''))),
    );
    expect(rows).toHaveLength(1_000);
    expect(rows).toEqual(groups[0]?.points.map(({ x, y }) => [x, y]));
  });
});

test('the picture has the numbers that the browser is given', async () => {
  const query = asked({ ...yields, measure: 'share' });
  const { series } = (await portal.inject(`/api/charts/values?${query}`)).json<{ series: { values: number[] }[] }>();
  expect(series[0]?.values).toEqual([26.25, 30, 43.75]);
  const picture = await portal.inject(`/api/charts/picture.svg?${query}`);
  expect(picture.headers['content-type']).toContain('image/svg+xml');
  expect(textsOf(picture.body, 'text').filter((text) => text?.endsWith('%'))).toEqual(['26.3%', '30%', '43.8%']);
});

test('a dataset made private is in no embedded chart, no embedded dashboard and no picture', async () => {
  const esi = await portal.as('esi');
  const panel = { ...yields, kind: 'bar' };
  const { slug } = (
    await esi.inject({
      method: 'POST',
      url: '/api/dashboards',
      payload: { name: 'Fields & farms', panels: [panel, { ...panel, kind: 'doughnut' }] },
    })
  ).json<{ slug: string }>();
  const page = await portal.inject(`/embed/dashboard/${slug}`);
  expect(page.body).toContain('<h1>Fields &amp; farms</h1>');
  expect(textsOf(page.body, 'summary')).toHaveLength(2);

  await esi.inject({ method: 'PATCH', url: `/api/datasets/${datasetId}`, payload: { private: true } });
  const shut = await portal.inject(`/embed/dashboard/${slug}`);
  expect(shut.body).toContain('2 charts are not shown: the data are no longer public.');
  for (const [url, status] of [
    [`/embed/dashboard/${slug}`, 200],
    [`/embed/chart?${asked(yields)}`, 404],
    [`/embed/chart?${asked({ ...yields, version: '1' })}`, 404],
    [`/api/charts/picture.svg?${asked(yields)}`, 404],
  ] as const) {
    const answer = await esi.inject(url);
    expect([url, answer.statusCode]).toEqual([url, status]);
    expect(answer.body.replaceAll('crop-yields-by-region', '')).not.toMatch(/yield|Ashanti/i);
  }
  expect((await portal.inject(`/embed/chart?${asked(yields)}`)).body).toContain('not, or no longer, public');
});
