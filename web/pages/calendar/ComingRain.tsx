import { lazy, Suspense } from 'react';
import { CloudSun } from 'lucide-react';
import type { Activity } from '#web/features/calendar/plan.ts';
import { useIdle } from '#web/features/geography/useIdle.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/Link.tsx';
import './ComingRain.css';

// The plan comes first; the weather is fetched once the page is at rest.
const RainAhead = lazy(() => loadCode(() => import('#web/features/weather/RainAhead.tsx')));

interface ComingRainProps {
  /** The district's key. */
  district: string;
  activities: readonly Activity[];
}

/** The coming days' rain beside this month's activities. Until it is here, and without JavaScript, the way to it. */
export function ComingRain({ district, activities }: ComingRainProps) {
  const t = useWords();
  const idle = useIdle();
  const way = (
    <Link className="coming-rain-way" href={`/weather?location=${encodeURIComponent(district)}`}>
      <CloudSun size={20} aria-hidden="true" />
      {t('pages.weather')}
    </Link>
  );
  return (
    <div className="coming-rain">
      {idle ? (
        <Suspense fallback={way}>
          <RainAhead
            location={district}
            activities={activities.map(({ activity, colour, activityStart, activityEnd }) => ({ name: activity, colour, start: activityStart, end: activityEnd }))}
          />
        </Suspense>
      ) : (
        way
      )}
    </div>
  );
}
