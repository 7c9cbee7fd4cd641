import { Select } from '#web/ui/Select.tsx';
import { useWords } from '#web/lib/words.ts';
import type { Selection } from './selection.ts';

type Season = NonNullable<Selection['season']>;

const NAMES = { major: 'calendar.seasonMajor', minor: 'calendar.seasonMinor', single: 'calendar.seasonSingle' } as const;

/** Which of a district's rainy seasons the plan is for. */
export function SeasonSelect({ seasons, season }: { seasons: readonly Season[]; season: Season | undefined }) {
  const t = useWords();
  return (
    <Select
      compact
      label={t('calendar.season')}
      name="season"
      defaultValue={season}
      choices={seasons.map((value) => ({ value, text: t(NAMES[value]) }))}
    />
  );
}
