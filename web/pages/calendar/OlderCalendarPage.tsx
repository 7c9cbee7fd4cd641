import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { listOlderCalendar, listOlderCrops, listOlderRegions } from '#contract/calendar/olderCalendar.ts';
import { OlderGrid } from '#web/features/calendar/older/OlderGrid.tsx';
import { OlderLegend } from '#web/features/calendar/older/OlderLegend.tsx';
import { CALENDAR } from '#web/features/calendar/choosing/selection.ts';
import { shippedText } from '#web/lib/shippedText.ts';
import type { NeedsContext, PageProps } from '#web/lib/page.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import './OlderCalendarPage.css';

const PATH = '/main/Croppingcalendarold';

/** The older calendar: one rule for every crop, twelve months per place. */
export default function OlderCalendarPage({ search }: PageProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { crop, region } = chosen(search);
  const crops = useQuery(apiQuery(listOlderCrops, {})).data ?? [];
  const regions = useQuery(apiQuery(listOlderRegions, {})).data ?? [];
  const isChosen = crop !== '' && region !== '';
  const records = useQuery({ ...recordsQuery(crop, region), enabled: isChosen });
  const regionName = regions.find((each) => each.region === region)?.name ?? region;

  return (
    <div className="older-page">
      <h1>{t('older.title')}</h1>
      <p className="older-page-lead">
        {t('older.lead')} <Link href={CALENDAR}>{t('older.newer')}</Link>
      </p>
      <form
        className="older-page-form"
        action={pageAddress(PATH)}
        method="get"
        key={`${crop} ${region}`}
        onChange={(event) => navigate(hrefOf(new FormData(event.currentTarget)), { replace: true })}
        onSubmit={(event) => {
          event.preventDefault();
          navigate(hrefOf(new FormData(event.currentTarget)), { replace: true });
        }}
      >
        <Select
          label={t('older.crop')}
          name="crop"
          empty={t('older.anyCrop')}
          // An address may name the crop by its key: sweet_potato.
          defaultValue={crops.find((name) => keyOf(name) === keyOf(crop)) ?? ''}
          choices={crops.map((name) => ({ value: name, text: shippedText(name) }))}
        />
        <Select
          label={t('older.region')}
          name="region"
          empty={t('older.anyRegion')}
          defaultValue={region}
          choices={regions.map(({ region: value, name: text }) => ({ value, text }))}
        />
        <Button type="submit">{t('older.show')}</Button>
      </form>
      <OlderLegend />
      {isChosen && records.isLoading && <Loader text={t('older.slow')} />}
      {records.isError && <ErrorState onRetry={() => void records.refetch()}>{records.error.message}</ErrorState>}
      {records.data && records.data.length > 0 && (
        <>
          <p className="older-page-count">{t('older.count', { count: records.data.length })}</p>
          <OlderGrid records={records.data} title={t('older.grid', { crop, region: regionName })} />
        </>
      )}
      {(!isChosen || records.data?.length === 0) && <EmptyState title={t('quoted.noResult')} />}
    </div>
  );
}

/** Lists of crops and regions, and the records once both are chosen. */
export function needs({ search }: NeedsContext) {
  const { crop, region } = chosen(search);
  const lists = [apiQuery(listOlderCrops, {}), apiQuery(listOlderRegions, {})];
  return crop !== '' && region !== '' ? [...lists, recordsQuery(crop, region)] : lists;
}

function recordsQuery(crop: string, region: string) {
  return apiQuery(listOlderCalendar, { query: { crop, region } });
}

function chosen(search: URLSearchParams) {
  return { crop: search.get('crop') ?? '', region: search.get('region') ?? '' };
}

function hrefOf(form: FormData): string {
  const query = new URLSearchParams({ crop: String(form.get('crop')), region: String(form.get('region')) });
  return `${PATH}?${query}`;
}

function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '_');
}
