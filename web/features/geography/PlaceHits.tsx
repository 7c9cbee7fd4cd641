import type { Answer } from '#contract/endpoint.ts';
import type { findPlaces } from '#contract/geography/figures.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { useWords } from '#web/lib/words.ts';
import { PlaceList } from './PlaceList.tsx';
import type { PlaceHref } from './places.ts';

/** What a search that names no place exactly may mean. */
export function PlaceHits({
  text,
  hits,
  hrefFor,
}: {
  text: string;
  hits: Answer<typeof findPlaces>;
  hrefFor: PlaceHref;
}) {
  const t = useWords();
  if (hits.length === 0) {
    return (
      <EmptyState small title={t('maps.notFound', { text })}>
        {t('maps.notFoundText')}
      </EmptyState>
    );
  }
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  return (
    <section className="place-hits" role="status">
      <h2>{t('maps.nearest')}</h2>
      <PlaceList
        title={t('maps.nearest')}
        inOrder
        places={hits.map(({ id, name, kind, region }) => ({
          id,
          name,
          note: kind === 'district' ? region : t('maps.region'),
        }))}
        hrefOf={(id) => {
          const hit = byId.get(id);
          return hrefFor(hit?.kind === 'district' ? { region: hit.region_id, district: id } : { region: id });
        }}
      />
    </section>
  );
}
