import { expect, test } from 'vitest';
import { catalogueGraph } from './dcat.ts';

/** What a page says of itself and its neighbours. */
function viewOf(page: number, pages: number): string[] {
  const things = catalogueGraph(
    [],
    { name: 'Portal', site: 'https://p.example' },
    { page, pages, pageSize: 100, total: 250, addressOf: (each) => `/c?page=${each}` },
  );
  const view = things.find(({ subject }) => 'iri' in subject && subject.iri === `/c?page=${page}`);
  return (view?.says ?? []).map(([predicate, value]) => `${predicate} ${Object.values(value).join(' ')}`);
}

test('a page names its neighbours in the words of Hydra, and in the older ones that CKAN harvests by', () => {
  expect(viewOf(2, 3)).toEqual([
    'rdf:type hydra:PartialCollectionView',
    'rdf:type hydra:PagedCollection',
    'hydra:totalItems 250 xsd:integer',
    'hydra:itemsPerPage 100 xsd:integer',
    'hydra:first /c?page=1',
    'hydra:firstPage /c?page=1',
    'hydra:previous /c?page=1',
    'hydra:previousPage /c?page=1',
    'hydra:next /c?page=3',
    'hydra:nextPage /c?page=3',
    'hydra:last /c?page=3',
    'hydra:lastPage /c?page=3',
  ]);
});

test('the first page has none before it, the last none after it', () => {
  expect(viewOf(1, 3).join()).not.toContain('previous');
  expect(viewOf(3, 3).join()).not.toContain('next');
});
