import { lazy, memo, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { listAllDistricts } from '#contract/geography/geography.ts';
import { showStats } from '#contract/tracking/tracking.ts';
import { plainName } from '#engines/geography/names.ts';
import { QuestionBox } from '#web/features/calendar/choosing/QuestionBox.tsx';
import { NowCard } from '#web/features/calendar/plan/months/NowCard.tsx';
import { FieldScene } from '#web/features/calendar/plan/scenes.tsx';
import { calendarHref, type Selection } from '#web/features/calendar/choosing/selection.ts';
import { DistrictInput } from '#web/features/geography/DistrictInput.tsx';
import { shortName } from '#web/features/geography/shortName.ts';
import { useIdle } from '#web/features/geography/useIdle.ts';
import { UsePosition } from '#web/features/geography/UsePosition.tsx';
import { landingQuery } from '#web/features/portal/api.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Head, HeadContext, NeedsContext } from '#web/lib/page.ts';
import { useForecastConnected, useTextMode, useToday } from '#web/lib/pageFacts.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useFadeIn } from '#web/lib/useFadeIn.ts';
import { useWords } from '#web/lib/words.ts';
import { Stat } from '#web/ui/data/Stat.tsx';
import { climateQuery, cropsQuery, planQuery } from '../calendar/calendarNeeds.ts';
import './HomePage.css';
// Styles of the parts whose code comes later: what the server draws must look right at once.
import './partStyles.ts';

/** The plan shown beside the question, true for the day: maize, which most farms grow, where much of it is sold. */
const SHOWN: Selection = { crop: 'maize', region: 'ashanti', district: 'ejura_sekyedumase_municipal' };

// The weather opens once the page is at rest.
const PlannedWeather = lazy(() => loadCode(() => import('../calendar/PlannedWeather.tsx')));
// Drawn by the server with the page; their code comes after the question can be answered.
const LandingParts = lazy(() => loadCode(() => import('./LandingParts.tsx')));

/** The first page: one question that leads to a season's plan, three figures, and what else the portal offers. */
export default function HomePage() {
  const t = useWords();
  const textMode = useTextMode();
  const today = useToday();
  const [, navigate] = useLocation();
  const figuresPart = useFadeIn<HTMLElement>();
  const crops = useQuery(cropsQuery).data ?? [];
  const { data: stats } = useQuery(apiQuery(showStats, {}));
  const { data: plan } = useQuery({ ...planQuery(SHOWN), enabled: !textMode });
  const { data: climate } = useQuery({ ...climateQuery(SHOWN), enabled: !textMode });
  const { data: districts = [] } = useQuery({ ...apiQuery(listAllDistricts, {}), enabled: false });

  function answer({ crop, district }: { crop: string; district: string }) {
    const typed = plainName(district);
    const found =
      districts.find((each) => plainName(each.district) === typed) ??
      districts.find((each) => plainName(each.capital) === typed);
    navigate(calendarHref({ crop, region: found?.region_id, district: found?.district_id ?? district.trim() }));
  }

  const figures = [
    { value: stats?.totalDistricts, label: t('home.districts') },
    { value: stats?.totalCrops, label: t('home.crops') },
    // A portal that nobody visited yet has nothing to tell of that.
    stats?.totalVisits === 0
      ? { value: stats.totalTowns, label: t('home.towns') }
      : { value: stats?.totalVisits, label: t('home.visits') },
  ];
  return (
    <div className="home">
      <section className="home-hero">
        <div className="home-words">
          <h1>{t('home.title')}</h1>
          <p className="home-lead">{t('home.lead')}</p>
          <QuestionBox
            crops={crops}
            place={<DistrictInput label={t('home.place')} placeholder={t('home.placeEmpty')} />}
            onAnswer={answer}
          />
          <UsePosition hrefFor={calendarHref} />
        </div>
        {plan && !textMode && (
          <div className="home-picture">
            <FieldScene />
            <NowCard
              title={t('calendar.titleFor', { crop: plan[2].crop.crop, place: shortName(plan[2].district) })}
              plan={plan}
              climate={climate}
              selection={SHOWN}
              today={today}
            />
          </div>
        )}
      </section>
      <section className="home-figures" ref={figuresPart} aria-label={t('home.figures')}>
        {figures.map(({ value, label }) =>
          value === undefined ? <p key={label}>– {label}</p> : <Stat key={label} value={value} label={label} />,
        )}
      </section>
      <Below />
    </div>
  );
}

/**
 * What is drawn by the server and awakes later. It never changes with the page: what is still asleep when it is drawn
 * anew would be thrown away.
 */
const Below = memo(function Below() {
  return (
    <>
      <Suspense fallback={<div className="landing-wait" />}>
        <LandingParts />
      </Suspense>
      <Weather />
    </>
  );
});

/** The weather of where one is, once the page is at rest. */
function Weather() {
  const textMode = useTextMode();
  const idle = useIdle();
  const isConnected = useForecastConnected();
  if (!idle || textMode || !isConnected) return null;
  return (
    <Suspense>
      <PlannedWeather />
    </Suspense>
  );
}

/** Crops for the question, counts for the figures, the texts of the parts below, the plan shown beside. */
export function needs({ textMode }: NeedsContext) {
  const always = [cropsQuery, apiQuery(showStats, {}), landingQuery];
  return textMode ? always : [...always, planQuery(SHOWN), climateQuery(SHOWN)];
}

export function head({ t }: HeadContext): Head {
  return { title: t('home.title'), description: t('home.lead') };
}
