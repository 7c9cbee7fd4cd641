import { expect, test } from 'vitest';
import { readOpenDataListing } from '#engines/exchange/harvest/readCatalogues.ts';
import { readDcat } from '#engines/exchange/harvest/readDcat.ts';
import { rdfFormOf, readRdf } from './readRdf.ts';

const base = 'https://data.example.org/catalog';
const nobody = () => Promise.reject(new Error('Nobody may be asked.'));
const datasetsOf = async (text: string, loadContext: (address: string) => Promise<unknown> = nobody) =>
  readDcat(await readRdf(text, base, loadContext)).datasets;

test('a catalogue may be RDF/XML, with addresses that count from where it lies', async () => {
  const xml = `\uFEFF<?xml version="1.0"?>
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dcat="http://www.w3.org/ns/dcat#"
      xmlns:dct="http://purl.org/dc/terms/">
      <dcat:Catalog rdf:about=""><dcat:dataset><dcat:Dataset rdf:about="d/1">
        <dct:title xml:lang="fr">Pluie</dct:title><dct:title xml:lang="en">Rainfall of Wa</dct:title>
        <dct:license rdf:resource="https://creativecommons.org/publicdomain/zero/1.0/"/>
        <dcat:distribution><dcat:Distribution><dcat:downloadURL rdf:resource="1.csv"/></dcat:Distribution></dcat:distribution>
      </dcat:Dataset></dcat:dataset></dcat:Catalog>
    </rdf:RDF>`;
  expect(await datasetsOf(xml)).toMatchObject([
    {
      id: 'https://data.example.org/d/1',
      title: 'Rainfall of Wa',
      licence: 'https://creativecommons.org/publicdomain/zero/1.0/',
      file: { url: 'https://data.example.org/1.csv' },
    },
  ]);
});

test('or JSON-LD, whose context may lie elsewhere', async () => {
  const json = JSON.stringify({
    '@context': 'context.jsonld',
    '@id': 'catalog',
    'dcat:dataset': [
      {
        '@type': 'dcat:Dataset',
        title: 'Prices of Techiman',
        distribution: [{ file: 'https://data.example.org/2.csv' }],
      },
    ],
  });
  const asked: string[] = [];
  const found = await datasetsOf(json, (address) => {
    asked.push(address);
    return Promise.resolve({
      '@context': {
        dcat: 'http://www.w3.org/ns/dcat#',
        title: 'http://purl.org/dc/terms/title',
        distribution: 'dcat:distribution',
        file: { '@id': 'dcat:downloadURL', '@type': '@id' },
      },
    });
  });
  expect(found).toMatchObject([{ title: 'Prices of Techiman', file: { url: 'https://data.example.org/2.csv' } }]);
  expect(asked).toEqual(['https://data.example.org/context.jsonld']);
});

test('or Turtle, whatever it begins with', async () => {
  for (const text of [
    '@prefix dcat: <http://www.w3.org/ns/dcat#>. <d/1> a dcat:Dataset.',
    '<https://data.example.org/d/1> a <http://www.w3.org/ns/dcat#Dataset>.',
    '[ a <http://www.w3.org/ns/dcat#Dataset> ].',
  ])
    expect([rdfFormOf(text), (await datasetsOf(text)).length]).toEqual(['Turtle', 1]);
});

test('or the data.json of an open data portal, whose context is asked of nobody', () => {
  const json = JSON.stringify({
    '@context': 'https://project-open-data.cio.gov/v1.1/schema/catalog.jsonld',
    dataset: [
      {
        identifier: 'wells-7',
        title: 'Wells',
        keyword: ['water'],
        publisher: { name: 'Water Office' },
        license: 'https://creativecommons.org/licenses/by/4.0/',
        modified: '2026-02-03',
        distribution: [
          { mediaType: 'application/pdf', downloadURL: 'https://data.example.org/wells.pdf' },
          { mediaType: 'text/csv', downloadURL: 'https://data.example.org/wells.csv' },
        ],
      },
    ],
  });
  expect(readOpenDataListing(json)).toEqual([
    {
      id: 'wells-7',
      title: 'Wells',
      description: '',
      page: null,
      institution: 'Water Office',
      licence: 'https://creativecommons.org/licenses/by/4.0/',
      tags: ['water'],
      changed: '2026-02-03',
      file: { url: 'https://data.example.org/wells.csv', fileName: 'wells.csv' },
      forms: ['pdf', 'csv'],
    },
  ]);
  expect(readOpenDataListing('{"dataset": []}')).toBeNull();
});

test('text that breaks off is refused, not read in part', async () => {
  for (const [text, why] of [
    ['<?xml version="1.0"?><rdf:RDF xmlns:rdf="r"><open></rdf:RDF>', /unexpected close tag/i],
    ['{"@id": "x", ', /./],
    ['<a> <b> ', /Expected entity/],
  ] as const)
    await expect(readRdf(text, base, nobody)).rejects.toThrow(why);
});
