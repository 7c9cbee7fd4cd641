import { Check } from 'lucide-react';
import type { Answers } from '#engines/bundles/answers.ts';
import { isAnswered, type Stage, stageToShow } from '#engines/bundles/stages.ts';
import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { questionnaireHref } from './answers.ts';
import './StepBar.css';

const STEPS = [1, 2, 3] as const;
const NAMES = { 1: 'bundles.ecozone', 2: 'bundles.smartness', 3: 'bundles.investment' } as const;

/** The three steps: which is open, which are done; one that can be opened is a link to it. */
export function StepBar({ answers, at }: { answers: Answers; at: Stage | 'done' }) {
  const t = useWords();
  return (
    <nav className="step-bar" aria-label={t('bundles.steps')}>
      <ol className="step-bar-steps">
        {STEPS.map((step) => {
          const done = at === 'done' || (step < at && isAnswered(step, answers));
          const open = stageToShow(step, answers) === step && step !== at;
          const mark = (
            <>
              <span className="step-bar-mark">{done ? <Check size={16} aria-hidden="true" /> : step}</span>
              <span>{t(NAMES[step])}</span>
              {done && <span className="heard">({t('bundles.done')})</span>}
            </>
          );
          return (
            <li key={step} data-done={done || undefined} aria-current={step === at ? 'step' : undefined}>
              {open ? <Link href={questionnaireHref(answers, step)}>{mark}</Link> : <span>{mark}</span>}
            </li>
          );
        })}
      </ol>
      <p className="heard" role="status">
        {at === 'done' ? t('bundles.complete') : t('bundles.progress', { step: at, name: t(NAMES[at]) })}
      </p>
    </nav>
  );
}
