import { FarmWork } from './FarmWork.tsx';
import type { Forecast } from '../api.ts';
import { GoOn } from '../places/GoOn.tsx';
import { SourceLine } from '../SourceNote.tsx';

interface AfterDaysProps {
  forecast: Forecast;
  /** Milliseconds. */
  now: number;
  today: string;
}

/** What stands under the days: their meaning for farm work, whose forecast it is, and where to go on. */
export default function AfterDays(props: AfterDaysProps) {
  const {
    forecast: { place, source, fetched_at: fetchedAt },
    now,
  } = props;
  return (
    <>
      <FarmWork {...props} />
      <SourceLine source={source} fetchedAt={fetchedAt} now={now} />
      <GoOn place={place} />
    </>
  );
}
