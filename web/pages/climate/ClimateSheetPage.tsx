import { useQuery } from '@tanstack/react-query';
import { climateHref, readClimateChoice, seasonsQuery, type Seasons } from '#web/features/climate/api.ts';
import { isDayMeasure, middleOf, valueOf, yearsOfGroup } from '#web/features/climate/measures.ts';
import { doyOf, monthDayOf, sayMonthDay } from '#web/features/climate/monthDay.ts';
import { SheetChart } from '#web/features/climate/SheetChart.tsx';
import { sayDay, sayNumber } from '#web/lib/format.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import './ClimateSheetPage.css';

const BLOCKS = 10;

/** `/main/climate-sheet/:station`: the years of a place on a sheet of A4 or A3 in black and white. */
export default function ClimateSheetPage({ params, search }: PageProps) {
  const t = useWords();
  const id = params.station ?? '';
  const { data, error } = useQuery(seasonsQuery(id, readClimateChoice(search)));
  return (
    <div className="climate-sheet">
      <p>
        {t('climateSheet.lead')} <Link href={climateHref(id, ofPage(search))}>{t('climateSheet.back')}</Link>
      </p>
      {error && (
        <>
          <h1>{t('climateSheet.title')}</h1>
          <ErrorState>{error.message}</ErrorState>
        </>
      )}
      {!data && !error && <Loader />}
      {data && <Sheet seasons={data} search={search} />}
    </div>
  );
}

/** What the page of the place is asked for: all but what only the sheet has. */
function ofPage(search: URLSearchParams): URLSearchParams {
  const asked = new URLSearchParams(search);
  for (const name of ['group', 'own', 'paper']) asked.delete(name);
  return asked;
}

function Sheet({ seasons, search }: { seasons: Seasons; search: URLSearchParams }) {
  const t = useWords();
  const canPrint = useHydrated();
  const { station, rule } = seasons;
  const choice = readClimateChoice(search);
  const { show } = choice;
  const years = yearsOfGroup(seasons.years, choice.group);
  const isDay = isDayMeasure(show);
  const line =
    (isDay ? choice.by && doyOf(choice.by) : choice.at) || (middleOf(years, show) ?? (isDay ? doyOf(rule.from) : 0));
  const own = readOwn(search.get('own') ?? '', isDay);
  const paper = search.get('paper') === 'a3' ? 'a3' : 'a4';
  const group = (search.get('group') ?? '').trim().slice(0, 60);
  const say = (value: number) => (isDay ? sayMonthDay(monthDayOf(value)) : sayNumber(Math.round(value)));
  const values = years.map((year) => valueOf(year, show));
  const known = values.filter((value) => value !== 'unknown').length;
  const hits = values.filter((value) => typeof value === 'number' && (isDay ? value <= line : value >= line)).length;
  const filled = known === 0 ? 0 : Math.round((hits / known) * BLOCKS);
  return (
    <>
      <form className="climate-sheet-ask" action={pageAddress(`/main/climate-sheet/${station.id}`)}>
        {[...search]
          .filter(([name]) => !['group', 'own', 'paper'].includes(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <TextInput label={t('climateSheet.group')} name="group" defaultValue={group} maxLength={60} />
        <TextInput
          label={t('climateSheet.own')}
          name="own"
          defaultValue={search.get('own') ?? ''}
          pattern={isDay ? '\\d\\d-\\d\\d' : '\\d{1,4}'}
          maxLength={5}
        />
        <Select
          label={t('climateSheet.paper')}
          name="paper"
          defaultValue={paper}
          choices={[
            { value: 'a4', text: t('climateSheet.a4') },
            { value: 'a3', text: t('climateSheet.a3') },
          ]}
        />
        <Button type="submit" kind="secondary">
          {t('climateSheet.make')}
        </Button>
        {canPrint && <Button onClick={() => window.print()}>{t('climate.print')}</Button>}
      </form>
      <article className={classes('climate-paper', `climate-paper-${paper}`)}>
        <header>
          <h1>{t(`climateSheet.question_${show}`)}</h1>
          <p>{t('climate.titleFor', { place: station.name })}</p>
        </header>
        <SheetChart
          years={years}
          measure={show}
          line={line}
          own={
            own === null
              ? null
              : {
                  at: own,
                  says: t('climateSheet.ourLine', { group: group || t('climateSheet.ourGroup'), line: say(own) }),
                }
          }
          label={t(`climate.chart_${show}`)}
        />
        <p className="sheet-says">{t(`climate.${show}By`, { line: say(line), hits, years: known })}</p>
        <p className="sheet-blocks" aria-hidden="true">
          {Array.from({ length: BLOCKS }, (_, at) => (
            <span key={at} className={at < filled ? 'sheet-block-full' : undefined} />
          ))}
        </p>
        <p>{t(isDay ? 'climateSheet.full' : 'climateSheet.fullAmount')}</p>
        {own === null && <p>{t('climateSheet.writeLine')}</p>}
        <p className="sheet-write">{t('climateSheet.seen')}</p>
        <p className="sheet-small">
          {station.is_sample && `${t('climate.sample')} `}
          {t('climate.sentence', { ...rule, from: sayMonthDay(rule.from), to: sayMonthDay(rule.to) })}{' '}
          {t('climate.record', {
            first: sayDay(station.first_day, { withYear: true }),
            last: sayDay(station.last_day, { withYear: true }),
            source: station.source,
            licence: station.licence,
          })}
        </p>
      </article>
    </>
  );
}

/** The group's line: a day of the year, or an amount; null where none was written. */
function readOwn(text: string, isDay: boolean): number | null {
  if (isDay) return /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) ? doyOf(text) : null;
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

export function needs({ params, search }: NeedsContext) {
  return [seasonsQuery(params.station ?? '', readClimateChoice(search))];
}

export function head({ params, search, known, t }: HeadContext): Head {
  const station = known(seasonsQuery(params.station ?? '', readClimateChoice(search)))?.station;
  return {
    title: station ? t('climate.titleFor', { place: station.name }) : t('climateSheet.title'),
    description: t('climateSheet.lead'),
    noindex: true,
  };
}
