import type { ReactNode } from 'react';
import { MapPin } from 'lucide-react';
import type { Answers } from '#engines/bundles/answers.ts';
import { useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { fieldsOf, QUESTIONNAIRE, questionnaireHref } from './answers.ts';
import { beltOf, type FoundBelt } from './names.ts';
import './BeltHelp.css';

interface BeltHelpProps {
  answers: Answers;
  /** The field for the district, named `district`. */
  field: ReactNode;
  /** What was found for the district that was asked for. */
  found: FoundBelt | undefined;
  /** Why nothing was found. */
  refusal: string | undefined;
  onAsk: (district: string) => void;
}

/** "Which belt am I in?": a district's name, answered with its belt and a button that chooses it. */
export function BeltHelp({ answers, field, found, refusal, onAsk }: BeltHelpProps) {
  const t = useWords();
  const belt = found && beltOf(found.ecoZone.id);
  return (
    <details className="belt-help" open={found !== undefined || refusal !== undefined}>
      <summary>
        <MapPin size={18} aria-hidden="true" />
        {t('bundles.helpTitle')}
      </summary>
      <form
        action={pageAddress(QUESTIONNAIRE)}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          onAsk(String(new FormData(event.currentTarget).get('district')).trim());
        }}
      >
        {fieldsOf(answers).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {field}
        <Button kind="secondary" type="submit">
          {t('bundles.helpAsk')}
        </Button>
      </form>
      <div role="status" className="belt-help-answer">
        {refusal !== undefined && <p className="belt-help-refusal">{refusal}</p>}
        {found && belt && (
          <>
            <p>
              {t('bundles.helpFound', { district: found.district, region: found.region, belt: t(`bundles.${belt}`) })}
            </p>
            <Button small href={questionnaireHref({ ...answers, belt }, 1)} replace>
              {t('bundles.helpChoose', { belt: t(`bundles.${belt}`) })}
            </Button>
          </>
        )}
      </div>
    </details>
  );
}
