import { useQuery } from '@tanstack/react-query';
import { BookOpenCheck, CalendarDays, Printer } from 'lucide-react';
import { useLocation } from 'wouter';
import { listAllDistricts } from '#contract/geography.ts';
import { showStats } from '#contract/tracking.ts';
import { plainName } from '#engines/geography/names.ts';
import { QuestionBox } from '#web/features/calendar/QuestionBox.tsx';
import { NowCard } from '#web/features/calendar/NowCard.tsx';
import { FieldScene } from '#web/features/calendar/scenes.tsx';
import { CALENDAR, calendarHref, type Selection } from '#web/features/calendar/selection.ts';
import { DistrictInput } from '#web/features/geography/DistrictInput.tsx';
import { shortName } from '#web/features/geography/shortName.ts';
import { UsePosition } from '#web/features/geography/UsePosition.tsx';
import type { Head, HeadContext, NeedsContext } from '#web/lib/page.ts';
import { useTextMode, useToday } from '#web/lib/pageFacts.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useFadeIn } from '#web/lib/useFadeIn.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Stat } from '#web/ui/Stat.tsx';
import { climateQuery, cropsQuery, planQuery } from './calendar/calendarNeeds.ts';
import './HomePage.css';

/** The plan shown beside the question, true for the day: maize, which most farms grow, where much of it is sold. */
const SHOWN: Selection = { crop: 'maize', region: 'ashanti', district: 'ejura_sekyedumase_municipal' };

/** The first page: one question that leads to a season's plan, three figures, what the product does. */
export default function HomePage() {
  const t = useWords();
  const textMode = useTextMode();
  const today = useToday();
  const [, navigate] = useLocation();
  const figuresPart = useFadeIn<HTMLElement>();
  const offersPart = useFadeIn<HTMLElement>();
  const crops = useQuery(cropsQuery).data ?? [];
  const { data: stats } = useQuery(apiQuery(showStats, {}));
  const { data: plan } = useQuery({ ...planQuery(SHOWN), enabled: !textMode });
  const { data: climate } = useQuery({ ...climateQuery(SHOWN), enabled: !textMode });
  const { data: districts = [] } = useQuery({ ...apiQuery(listAllDistricts, {}), enabled: false });

  function answer({ crop, district }: { crop: string; district: string }) {
    const typed = plainName(district);
    const found =
      districts.find((each) => plainName(each.district) === typed) ?? districts.find((each) => plainName(each.capital) === typed);
    navigate(calendarHref({ crop, region: found?.region_id, district: found?.district_id ?? district.trim() }));
  }

  const figures = [
    { value: stats?.totalDistricts, label: t('home.districts') },
    { value: stats?.totalCrops, label: t('home.crops') },
    { value: stats?.totalVisits, label: t('home.visits') },
  ];
  const offers = [
    { title: t('home.whatPlan'), text: t('home.whatPlanText'), Icon: CalendarDays },
    { title: t('home.whatAdvice'), text: t('home.whatAdviceText'), Icon: BookOpenCheck },
    { title: t('home.whatKeep'), text: t('home.whatKeepText'), Icon: Printer },
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
          value === undefined ? (
            <p key={label}>– {label}</p>
          ) : (
            <Stat key={label} value={value} label={label} />
          ),
        )}
      </section>
      <section className="home-offers" ref={offersPart}>
        <h2>{t('home.whatTitle')}</h2>
        <ul className="home-offers-list">
          {offers.map(({ title, text, Icon }) => (
            <li key={title}>
              <Icon size={24} aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className="home-how">
          <div>
            <h2>{t('home.how')}</h2>
            <p>{t('home.howText')}</p>
          </div>
          <Button kind="secondary" href={CALENDAR}>
            {t('home.openCalendar')}
          </Button>
        </div>
      </section>
    </div>
  );
}

/** Crops for the question, counts for the figures, the plan shown beside. */
export function needs({ textMode }: NeedsContext) {
  const always = [cropsQuery, apiQuery(showStats, {})];
  return textMode ? always : [...always, planQuery(SHOWN), climateQuery(SHOWN)];
}

export function head({ t }: HeadContext): Head {
  return { title: t('home.title'), description: t('home.lead') };
}
