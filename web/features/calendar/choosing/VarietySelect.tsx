import { Select } from '#web/ui/forms/Select.tsx';
import { useWords } from '#web/lib/words.ts';
import type { Summary } from '../plan/plan.ts';
import { sayVarietyDays } from '../plan/seasonLine.ts';

/** Which variety is planted: a maturity class or a named one, with its days. What is mostly grown comes first. */
export function VarietySelect({ summary: { varieties, variety, usual_variety: usual } }: { summary: Summary }) {
  const t = useWords();
  const ordered = [...varieties].sort((one, other) => Number(other.variety === usual) - Number(one.variety === usual));
  return (
    <Select
      compact
      label={t('calendar.variety')}
      name="variety"
      defaultValue={variety === null || variety.variety === usual ? '' : variety.variety}
      choices={ordered.map((each) => ({
        value: each.variety === usual ? '' : each.variety,
        text: t(each.variety === usual ? 'calendar.varietyUsual' : 'calendar.varietyOf', {
          name: each.name,
          days: sayVarietyDays(t, each),
        }),
      }))}
    />
  );
}
