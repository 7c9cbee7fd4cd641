import { Select } from '#web/ui/forms/Select.tsx';
import { useWords } from '#web/lib/words.ts';
import type { Summary } from '../plan/plan.ts';

/** Which of the crop's seasons in the district the plan is for. */
export function SeasonSelect({
  seasons,
  season,
}: {
  seasons: Summary['season_names'];
  season: Summary['season'] | undefined;
}) {
  const t = useWords();
  return (
    <Select
      compact
      label={t('calendar.season')}
      name="season"
      defaultValue={season}
      choices={seasons.map(({ season: value, name: text }) => ({ value, text }))}
    />
  );
}
