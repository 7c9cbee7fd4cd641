import { Parser } from 'n3';
import { expect, test } from 'vitest';
import type { Thing } from '#engines/exchange/dcat.ts';
import { writeRdf } from './writeRdf.ts';

const things: readonly Thing[] = [
  {
    subject: { iri: 'https://agrihub.example/a b<c>"d' },
    says: [
      ['rdf:type', { term: 'dcat:Dataset' }],
      ['dct:title', { text: 'Prix « du "maïs" » \\ ligne\nsuivante\ttab\u0001', language: 'fr' }],
      ['dct:title', { text: '2026-04-15', type: 'xsd:date' }],
      ['dct:creator', { blank: 'contact-1.2' }],
    ],
  },
  { subject: { blank: 'contact-1.2' }, says: [['dct:title', { text: '<&>' }]] },
];

test('Turtle holds whatever stands in texts and addresses, and says of each thing what was said', () => {
  const read = new Parser().parse(writeRdf(things, 'ttl'));
  const iri = 'https://agrihub.example/a%20b%3Cc%3E%22d';
  expect(read.map(({ subject, predicate, object }) => [subject.value, predicate.value, object.value])).toEqual([
    [iri, 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type', 'http://www.w3.org/ns/dcat#Dataset'],
    [iri, 'http://purl.org/dc/terms/title', 'Prix « du "maïs" » \\ ligne\nsuivante\ttab\u0001'],
    [iri, 'http://purl.org/dc/terms/title', '2026-04-15'],
    [iri, 'http://purl.org/dc/terms/creator', read.at(-1)?.subject.value],
    [read.at(-1)?.subject.value, 'http://purl.org/dc/terms/title', '<&>'],
  ]);
  expect(read.map(({ object }) => object).filter((each) => 'language' in each)).toMatchObject([
    { language: 'fr' },
    { datatype: { value: 'http://www.w3.org/2001/XMLSchema#date' } },
    { datatype: { value: 'http://www.w3.org/2001/XMLSchema#string' } },
  ]);
});

test('JSON-LD holds the same', () => {
  expect(JSON.parse(writeRdf(things, 'jsonld'))).toEqual([
    {
      '@id': 'https://agrihub.example/a b<c>"d',
      '@type': ['http://www.w3.org/ns/dcat#Dataset'],
      'http://purl.org/dc/terms/title': [
        { '@value': 'Prix « du "maïs" » \\ ligne\nsuivante\ttab\u0001', '@language': 'fr' },
        { '@value': '2026-04-15', '@type': 'http://www.w3.org/2001/XMLSchema#date' },
      ],
      'http://purl.org/dc/terms/creator': [{ '@id': '_:bcontact_1_2' }],
    },
    { '@id': '_:bcontact_1_2', 'http://purl.org/dc/terms/title': [{ '@value': '<&>' }] },
  ]);
});
