import { expect, test } from 'vitest';
import { findLayout, namesOf } from './findLayout.ts';
import { findNotes } from './notes.ts';
import { recordsOf } from './readRecords.ts';

function layoutOf(text: string): ReturnType<typeof findLayout> & { names: string[] } {
  const layout = findLayout(recordsOf(text, ','));
  return { ...layout, names: namesOf(layout, layout.width) };
}

test('the first row of names is the header', () => {
  const { names, after, titles } = layoutOf('Region,Year,Yield\nVolta,2012,1.5\n');
  expect({ names, after, titles }).toEqual({ names: ['Region', 'Year', 'Yield'], after: 1, titles: [] });
});

test('years may be names', () => {
  expect(layoutOf('Input,Unit,2007,2008\nUrea,50 kg,25.82,37.13\n').names).toEqual(['Input', 'Unit', '2007', '2008']);
});

test('title lines above the names are told apart from them', () => {
  const { names, after, titles } = layoutOf(
    'Ministry of Food and Agriculture\nYield report 2024\n\nregion,crop,yield\nAshanti,maize,2.1\n',
  );
  expect(titles.map(({ line }) => line)).toEqual([1, 2]);
  expect({ names, after }).toEqual({ names: ['region', 'crop', 'yield'], after: 4 });
});

test('a table that begins with values has no header', () => {
  const { headers, after } = layoutOf('Volta,12,1.5\nAshanti,13,1.7\n');
  expect({ headers, after }).toEqual({ headers: [], after: 0 });
});

test('groups above repeated names make two header rows, joined', () => {
  const { headers, names } = layoutOf(
    ',,Maize,,Rice,\nRegion,District,Area,Production,Area,Production\nVolta,Ho,1,2,3,4\n',
  );
  expect(headers.map(({ line }) => line)).toEqual([1, 2]);
  expect(names).toEqual(['Region', 'District', 'Maize Area', 'Maize Production', 'Rice Area', 'Rice Production']);
});

test('names with gaps go on in the row below, if values come only under that', () => {
  expect(layoutOf('Region,Maize,,Rice,\n,Area,Production,Area,Production\nVolta,1,2,3,4\n').names).toEqual([
    'Region',
    'Maize Area',
    'Maize Production',
    'Rice Area',
    'Rice Production',
  ]);
});

test('years below names with gaps, or below names said twice, tell them apart', () => {
  const names = ['Region', 'Production 2019', 'Production 2020', 'Area 2019', 'Area 2020'];
  const rows = 'Volta,1,2,3,4\nOti,5,6,7,8\n';
  expect(layoutOf(`Region,Production,,Area,\n,2019,2020,2019,2020\n${rows}`).names).toEqual(names);
  expect(layoutOf(`Region,Production,Production,Area,Area\nRegion,2019,2020,2019,2020\n${rows}`).names).toEqual(names);
  expect(layoutOf('Crop,From,To\nMaize,1990,2000\n').headers).toHaveLength(1);
});

test('a row of units is joined to the names above', () => {
  expect(layoutOf('Region,Rain,Yield\n,(mm),(t/ha)\nVolta,1200,2\n').names).toEqual([
    'Region',
    'Rain (mm)',
    'Yield (t/ha)',
  ]);
  expect(layoutOf('Region,Rain\n,mm\nVolta,1200\n').names).toEqual(['Region', 'Rain (mm)']);
});

test('a first row of words below the names is no second header', () => {
  expect(layoutOf('Crop,Zone\nMaize,Forest\nRice,Savanna\n').headers).toHaveLength(1);
});

test('three rows of names are joined, and what two of them say alike is said once', () => {
  const { headers, names } = layoutOf(
    'Region,Maize,,Rice,\n,Area,Production,Area,Production\n,(ha),(t),(ha),(t)\nVolta,1,2,3,4\n',
  );
  expect(headers).toHaveLength(3);
  expect(names).toEqual(['Region', 'Maize Area (ha)', 'Maize Production (t)', 'Rice Area (ha)', 'Rice Production (t)']);
  expect(layoutOf('Region,Maize,Maize\nRegion,Area,Production\nVolta,1,2\n').names).toEqual([
    'Region',
    'Maize Area',
    'Maize Production',
  ]);
  expect(layoutOf('Region,Yield\nRegion,Yield\nVolta,1\n')).toMatchObject({ names: ['Region', 'Yield'], after: 2 });
});

test('years above names tell them apart', () => {
  expect(layoutOf(',2019,,2020,\nRegion,Maize,Rice,Maize,Rice\nVolta,1,2,3,4\n').names).toEqual([
    'Region',
    '2019 Maize',
    '2019 Rice',
    '2020 Maize',
    '2020 Rice',
  ]);
  expect(layoutOf(',2019,2019,2020,2020\nRegion,Maize,Rice,Maize,Rice\nVolta,1,2,3,4\n').names).toEqual([
    'Region',
    '2019 Maize',
    '2019 Rice',
    '2020 Maize',
    '2020 Rice',
  ]);
});

test('HXL tags below the names are no row', () => {
  const { tags, after } = layoutOf('date,admin1\n#date,#adm1+name\n2006-01-15,ASHANTI\n');
  expect({ tag: tags?.line, after }).toEqual({ tag: 2, after: 2 });
});

test('notes under the table are found, rows are not taken for them', () => {
  const records = recordsOf('Volta,1\nAshanti,2\nNorthern,\n\nSource: MoFA, SRID\nNote: provisional\n', ',');
  expect(findNotes(records, 2).map(({ line }) => line)).toEqual([5, 6]);
});
