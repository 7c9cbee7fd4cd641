import { SlidersHorizontal } from 'lucide-react';
import { useLocation } from 'wouter';
import { useWords, writtenIn } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { DATASETS, FILTERS, listHref, readListAddress, SORTS, type ListAddress } from '../address.ts';
import type { FoundDatasets } from '../api.ts';
import './DatasetFilters.css';

const SORT_WORDS = {
  best: 'datasets.sortBest',
  newest: 'datasets.sortNewest',
  name: 'datasets.sortName',
  views: 'datasets.sortViews',
  downloads: 'datasets.sortDownloads',
  size: 'datasets.sortSize',
} as const;

interface DatasetFiltersProps {
  address: ListAddress;
  /** Values of each filter with what each would leave. */
  filters: FoundDatasets['filters'] | undefined;
}

/** Filters and order of the catalogue: a plain form with GET; with JavaScript every change is a step to the new address. */
export function DatasetFilters({ address, filters }: DatasetFiltersProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  const on = FILTERS.filter((name) => address[name] !== undefined).length;
  const apply = (form: HTMLFormElement) => {
    const chosen = readListAddress(new URLSearchParams(new FormData(form) as unknown as Record<string, string>));
    navigate(listHref({ ...chosen, sort: chosen.sort === usualSort(address) ? undefined : chosen.sort }), {
      replace: true,
    });
  };
  return (
    <details className="dataset-filters">
      <summary>
        <SlidersHorizontal size={18} aria-hidden="true" />
        {on === 0 ? t('datasets.filters') : t('datasets.filtersOn', { count: on })}
      </summary>
      <form
        action={pageAddress(DATASETS)}
        method="get"
        aria-label={t('datasets.filters')}
        key={JSON.stringify([address, filters === undefined])}
        onChange={(event) => apply(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
      >
        {address.q !== '' && <input type="hidden" name="q" value={address.q} />}
        <Select
          label={t('datasets.sort')}
          name="sort"
          defaultValue={address.sort ?? usualSort(address)}
          choices={SORTS.filter((sort) => sort !== 'best' || address.q !== '').map((value) => ({
            value,
            text: t(SORT_WORDS[value]),
          }))}
        />
        {FILTERS.map((name) => {
          const values = filters?.[name] ?? [];
          const chosen = address[name] ?? '';
          const isKnown = chosen === '' || values.some(({ value }) => value === chosen);
          return (
            <Select
              key={name}
              label={t(`datasets.${name}`)}
              name={name}
              empty={t('datasets.any')}
              defaultValue={chosen}
              choices={(isKnown ? values : [{ value: chosen, name: chosen, count: 0 }, ...values]).map(
                ({ value, name: text, count }) => ({
                  value,
                  text: t('datasets.choice', { name: text, count }),
                  lang: name === 'institution' ? writtenIn() : undefined,
                }),
              )}
            />
          );
        })}
        <Button type="submit" kind="secondary" className="dataset-filters-send">
          {t('datasets.apply')}
        </Button>
      </form>
    </details>
  );
}

/** The order a list has that asks for none. */
function usualSort({ q }: ListAddress): 'best' | 'newest' {
  return q === '' ? 'newest' : 'best';
}
