import { useWords } from '#web/lib/words.ts';
import { Carousel } from '#web/ui/navigation/Carousel.tsx';
import { MonthScene, RiskScene, TimelineScene } from '../plan/scenes.tsx';
import './CalendarSlides.css';

/** Time a slide stays, in milliseconds (1-public-portal.md, section 9). */
const SLIDE_MS = 4000;

/** What the calendar shows, in three pictures. */
export function CalendarSlides() {
  const t = useWords();
  const slides = [
    { id: 'months', title: t('quoted.monthlyCalendar'), text: t('home.slideMonthsText'), Scene: MonthScene },
    { id: 'timeline', title: t('quoted.activityTimeline'), text: t('home.slideTimelineText'), Scene: TimelineScene },
    { id: 'risks', title: t('quoted.risksAdvisories'), text: t('home.slideRisksText'), Scene: RiskScene },
  ];
  return (
    <Carousel
      label={t('home.slides')}
      everyMs={SLIDE_MS}
      slides={slides.map(({ id, title, text, Scene }) => ({
        id,
        content: (
          <figure className="calendar-slide">
            <Scene />
            <figcaption>
              <h2>{title}</h2>
              <p>{text}</p>
            </figcaption>
          </figure>
        ),
      }))}
    />
  );
}
