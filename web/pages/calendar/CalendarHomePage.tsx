import { ArrowRight } from 'lucide-react';
import { showStats } from '#contract/tracking/tracking.ts';
import { CalendarSlides } from '#web/features/calendar/choosing/CalendarSlides.tsx';
import { CALENDAR } from '#web/features/calendar/choosing/selection.ts';
import { SiteStats } from '#web/features/tracking/SiteStats.tsx';
import type { Head, HeadContext } from '#web/lib/page.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import './CalendarHomePage.css';

/** The way into the cropping calendar: what it shows, and how much it is used. */
export default function CalendarHomePage() {
  const t = useWords();
  return (
    <div className="calendar-home">
      <div className="calendar-home-words">
        <h1>{t('calendar.title')}</h1>
        <p className="calendar-home-lead">{t('home.calendarLead')}</p>
        <Button href={CALENDAR} icon={<ArrowRight size={18} aria-hidden="true" />}>
          {t('quoted.goToCalendar')}
        </Button>
      </div>
      <CalendarSlides />
      <SiteStats />
    </div>
  );
}

/** The counts shown at the foot. */
export function needs() {
  return [apiQuery(showStats, {})];
}

export function head({ t }: HeadContext): Head {
  return { description: t('home.calendarLead') };
}
