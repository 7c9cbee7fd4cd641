import { Eye, MapPinned, UsersRound, Wheat } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { showStats } from '#contract/tracking/tracking.ts';
import { Stat } from '#web/ui/data/Stat.tsx';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import './SiteStats.css';

/** Time the figures take to count up once they are seen, in milliseconds (1-public-portal.md, section 9). */
const COUNT_UP_MS = 2000;

/** Four true figures: visits, persons, districts, crop varieties; dashes until they are known. */
export function SiteStats() {
  const t = useWords();
  const { data } = useQuery(apiQuery(showStats, {}));
  const figures = [
    { label: t('quoted.visitsFigure'), value: data?.totalVisits, Icon: Eye },
    { label: t('quoted.personsFigure'), value: data?.uniqueVisitors, Icon: UsersRound },
    { label: t('quoted.districtsFigure'), value: data?.totalDistricts, Icon: MapPinned },
    { label: t('quoted.varietiesFigure'), value: data?.totalCrops, Icon: Wheat },
  ];
  return (
    <section className="site-stats" aria-label={t('tracking.stats')}>
      {figures.map(({ label, value, Icon }) => (
        <div key={label} className="site-stats-card">
          {value === undefined ? (
            <>
              <Icon size={22} aria-hidden="true" />
              <p className="site-stats-none">–</p>
              <p className="site-stats-label">{label}</p>
            </>
          ) : (
            <Stat value={value} label={label} icon={<Icon size={22} aria-hidden="true" />} overMs={COUNT_UP_MS} />
          )}
        </div>
      ))}
    </section>
  );
}
