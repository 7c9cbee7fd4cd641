import { sayInstant } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';

/** The latest value of a district's sensors, as the room that keeps them tells it. */
export interface LatestReading {
  /** With its unit: "32 °C". */
  readonly value: string;
  readonly source: string;
  /** ISO instant. */
  readonly at: string;
}

/** What the sensors of a district say last, with source and time; that there is none where there is none (decision 35). */
export function SensorReading({ reading }: { reading: LatestReading | null }) {
  const t = useWords();
  if (reading === null) return <>{t('maps.noSensor')}</>;
  const { value, source, at } = reading;
  return (
    <>
      {t('maps.sensorReading', { value })} <small>{t('maps.sensorFrom', { source, when: sayInstant(at) })}</small>
    </>
  );
}
