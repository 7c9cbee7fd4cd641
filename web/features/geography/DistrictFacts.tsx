import { CalendarDays, CloudSun } from 'lucide-react';
import { Button } from '#web/ui/actions/Button.tsx';
import { useWords } from '#web/lib/words.ts';
import type { Districts } from './places.ts';
import { SensorReading, type LatestReading } from './SensorReading.tsx';
import './DistrictFacts.css';

interface DistrictFactsProps {
  district: Districts[number];
  zoneName: string;
  /** The figure of the map here: "91,693 people". */
  figure: { readonly title: string; readonly value: string } | undefined;
  reading: LatestReading | null;
  calendarHref: string;
  weatherHref: string;
}

/** The chosen district in short, and where to go on: its calendar, its weather. */
export function DistrictFacts({ district, zoneName, figure, reading, calendarHref, weatherHref }: DistrictFactsProps) {
  const t = useWords();
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [t('maps.region'), district.region],
    [t('maps.capital'), district.capital],
    [t('maps.kind'), district.type],
    [t('maps.zone'), zoneName],
    ...(figure ? [[figure.title, figure.value] as const] : []),
    [t('maps.sensors'), <SensorReading key="sensor" reading={reading} />],
  ];
  return (
    <section className="district-facts" aria-labelledby="district-name">
      <h2 id="district-name">{district.district}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="district-facts-ways">
        <Button href={calendarHref} icon={<CalendarDays size={18} aria-hidden="true" />}>
          {t('maps.calendar')}
        </Button>
        <Button kind="secondary" href={weatherHref} icon={<CloudSun size={18} aria-hidden="true" />}>
          {t('maps.weather')}
        </Button>
      </div>
    </section>
  );
}
