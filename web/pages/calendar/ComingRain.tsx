import { lazy, Suspense } from 'react';
import { CloudSun } from 'lucide-react';
import type { Activity } from '#web/features/calendar/plan/plan.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useForecastConnected } from '#web/lib/pageFacts.ts';
import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import './ComingRain.css';

// Drawn by the server with the page; its code comes after the plan's.
const RainAhead = lazy(() => loadCode(() => import('#web/features/weather/forecast/RainAhead.tsx')));

interface ComingRainProps {
  /** The district's key. */
  district: string;
  activities: readonly Activity[];
  /** Planting waits for the rains; not so that of irrigated crops and of those tied to a date. */
  isRainFed: boolean;
}

/** The coming days' rain beside this month's activities. Until it is here, the way to it. */
export function ComingRain({ district, activities, isRainFed }: ComingRainProps) {
  const t = useWords();
  if (!useForecastConnected()) return null;
  const way = (
    <Link className="coming-rain-way" href={`/weather/${encodeURIComponent(district)}`}>
      <CloudSun size={20} aria-hidden="true" />
      {t('pages.weather')}
    </Link>
  );
  return (
    <div className="coming-rain">
      <Suspense fallback={way}>
        <RainAhead
          location={district}
          activities={activities.map(({ activity, colour, activityStart, activityEnd }) => ({
            name: activity,
            colour,
            start: activityStart,
            end: activityEnd,
            watered: !isRainFed,
          }))}
        />
      </Suspense>
    </div>
  );
}
