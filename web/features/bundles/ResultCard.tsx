import { type ReactNode, useEffect, useRef } from 'react';
import { CircleCheck, Package, Pencil } from 'lucide-react';
import type { Answers } from '#engines/bundles/answers.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { bundleHref, questionnaireHref } from './answers.ts';
import { type Bundle, sayGoals, sayLevel } from './names.ts';
import './ResultCard.css';

interface ResultCardProps {
  answers: Answers;
  /** null: no bundle has exactly these answers; undefined: not known yet. */
  bundle: Bundle | null | undefined;
  /** What went wrong, instead of a bundle. */
  failure?: ReactNode;
  /** The nearest bundles, where there is none. */
  nearest?: ReactNode;
}

/** What was answered, and the bundle that fits. */
export function ResultCard({ answers, bundle, failure, nearest }: ResultCardProps) {
  const t = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  // It takes the place of the form: whoever sent that goes on reading here.
  useEffect(() => title.current?.focus(), []);
  const facts = [
    [t('bundles.zone'), answers.belt ? t(`bundles.${answers.belt}`) : ''],
    [t('bundles.level'), sayLevel(t, answers.investmentLevel ?? 1)],
    [t('bundles.goals'), sayGoals(t, answers.goals)],
  ] as const;
  return (
    <section className="result-card" aria-labelledby="result-card-title">
      <header>
        <h2 id="result-card-title" ref={title} tabIndex={-1}>
          <CircleCheck size={24} aria-hidden="true" />
          {t('bundles.complete')}
        </h2>
        <Button
          kind="secondary"
          small
          href={questionnaireHref(answers, 1)}
          icon={<Pencil size={16} aria-hidden="true" />}
        >
          {t('bundles.edit')}
        </Button>
      </header>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {failure}
      {!failure && bundle === undefined && <Loader text={t('bundles.looking')} />}
      {bundle && (
        <div className="result-card-bundle">
          <p>{t('bundles.holds', { practices: t('bundles.practices', { count: bundle.bundle.length }) })}</p>
          <ul className="result-card-items">
            {bundle.bundle.map(({ id, item }) => (
              <li key={id}>{item}</li>
            ))}
          </ul>
          <Button href={bundleHref(bundle.id)} icon={<Package size={18} aria-hidden="true" />}>
            {t('bundles.viewBundle')}
          </Button>
        </div>
      )}
      {bundle === null && (
        <div className="result-card-none">
          <p className="result-card-none-title">{t('bundles.noBundle')}</p>
          {nearest}
        </div>
      )}
    </section>
  );
}
