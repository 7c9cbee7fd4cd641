import { X } from 'lucide-react';
import { Link } from '#web/ui/actions/Link.tsx';
import { useWords } from '#web/lib/words.ts';
import type { Districts } from './places.ts';
import { SensorReading, type LatestReading } from './SensorReading.tsx';
import './DistrictPopup.css';

interface DistrictPopupProps {
  district: Districts[number];
  reading: LatestReading | null;
  calendarHref: string;
  weatherHref: string;
  closeHref: string;
}

/** What the map says of a district: its name, its region, its sensors, and the ways on. */
export function DistrictPopup({ district, reading, calendarHref, weatherHref, closeHref }: DistrictPopupProps) {
  const t = useWords();
  return (
    <div className="district-popup">
      <p className="district-popup-name">
        <b>{district.district}</b>
        <Link href={closeHref} replace aria-label={t('maps.close', { place: district.district })}>
          <X size={16} aria-hidden="true" />
        </Link>
      </p>
      <p>{district.region}</p>
      <p className="district-popup-sensor">
        <SensorReading reading={reading} />
      </p>
      <p className="district-popup-links">
        <Link href={calendarHref}>{t('maps.calendarShort')}</Link>
        <Link href={weatherHref}>{t('maps.weatherShort')}</Link>
      </p>
    </div>
  );
}
