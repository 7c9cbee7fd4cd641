import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { sayDay } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { type ClimateChoice, climateHref, type Station, yearQuery } from './api.ts';
import { SavePng } from './SavePng.tsx';

const YearDrawing = lazy(() => loadCode(() => import('./YearDrawing.tsx')));

interface OpenYearProps {
  station: Station;
  year: number;
  choice: ClimateChoice;
  search: URLSearchParams;
}

/** What happened in one year: the starts that were looked at, why one failed, and the daily rain where it is public. */
export function OpenYear({ station, year, choice, search }: OpenYearProps) {
  const t = useWords();
  const { data, error } = useQuery(yearQuery(station.id, year, choice));
  return (
    <Card>
      <section className="climate-year" aria-label={t('climate.yearTitle', { year })}>
        <header>
          <h2>{t('climate.yearTitle', { year })}</h2>
          <Button kind="quiet" small href={climateHref(station.id, search, { year: undefined })} replace>
            {t('climate.closeYear')}
          </Button>
        </header>
        {error && <ErrorState>{error.message}</ErrorState>}
        {!data && !error && <Loader />}
        {data && (
          <>
            {data.rain_mm ? (
              <Suspense fallback={<Loader />}>
                <YearDrawing detail={data} rain={data.rain_mm} />
                <SavePng
                  stations={[station]}
                  title={t('climate.yearOf', { year, place: station.name })}
                  says={() => document.querySelector('.climate-year figcaption')?.textContent ?? ''}
                  name={`year-${year}-${station.id}`}
                />
              </Suspense>
            ) : (
              <p>{t('climate.privateDays')}</p>
            )}
            {data.starts.length === 0 ? (
              <p>{t('climate.noEvent')}</p>
            ) : (
              <ol>
                {data.starts.map(({ day, rain_mm: rain, failed_on: failed }) => (
                  <li key={day}>
                    {t('climate.eventOn', { day: sayDay(day) })}
                    {rain !== null && ` ${t('climate.eventRain', { rain })}`}{' '}
                    {failed === null ? t('climate.accepted') : t('climate.rejected', { failed: sayDay(failed) })}
                  </li>
                ))}
              </ol>
            )}
            {data.end.day !== null && (
              <p>
                {t(data.end.found === 'alreadyOver' ? 'climate.endedBefore' : 'climate.endedOn', {
                  day: sayDay(data.end.day),
                })}
              </p>
            )}
          </>
        )}
      </section>
    </Card>
  );
}
