import { useWords } from '#web/lib/words.ts';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import type { Draft, Preview, Setup } from './api.ts';

type Way = Setup['optOut'][number]['way'];

interface OptOutChoiceProps {
  readonly setup: Setup | undefined;
  /** Null: messages say nothing of it. */
  readonly way: Draft['optOutWay'] | null;
  readonly onWay: (way: Way | null) => void;
  /** What the hint costs, once it was worked out. */
  readonly preview: Preview | undefined;
}

/** Whether messages end with how to stop them, by which way, and what that costs; and which ways work on this portal. */
export function OptOutChoice({ setup, way, onWay, preview }: OptOutChoiceProps) {
  const t = useWords();
  const ways = setup?.optOut ?? [];
  const working = ways.filter(({ works }) => works);
  const usual = ways.find((each) => each.usual)?.way ?? 'officer';
  const chosen = ways.find((each) => each.way === (way ?? usual));
  const missing = ways.filter(({ works }) => !works);
  return (
    <div className="opt-out">
      <Checkbox
        label={t('messaging.hint')}
        hint={chosen && t('messaging.hintSays', { hint: chosen.hint })}
        checked={way !== null}
        onChange={(event) => onWay(event.target.checked ? usual : null)}
      />
      {way !== null && working.length > 1 && (
        <Select
          label={t('messaging.stopBy')}
          value={way ?? usual}
          choices={working.map((each) => ({ value: each.way, text: t(`messaging.way_${each.way}`) }))}
          onChange={(event) => onWay(working.find((each) => each.way === event.target.value)?.way ?? usual)}
        />
      )}
      {way !== null && preview && (
        <p className="composer-versions figures">
          {preview.hintParts === 0 ? t('messaging.hintFree') : t('messaging.hintCosts', { count: preview.hintParts })}
        </p>
      )}
      {missing.map((each) => (
        <p key={each.way} className="composer-versions">
          {t(`messaging.wayMissing_${each.way === 'reply' ? 'reply' : 'link'}`)}
        </p>
      ))}
    </div>
  );
}
