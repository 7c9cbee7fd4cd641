import { sayMonth, sayShortMonth } from '../monthNames.ts';
import { useWords } from '#web/lib/words.ts';
import { ProvenanceNote } from '#web/ui/data/ProvenanceNote.tsx';
import { PestInputs } from './PestInputs.tsx';
import type { Climate } from '../plan/plan.ts';

const WORDS = { none: 'calendar.levelNone', moderate: 'calendar.levelModerate', high: 'calendar.levelHigh' } as const;

/** Every pest and disease of the crop: its level month by month, its signs, when to act and what to do. */
export function PestMonths({ pests }: { pests: Climate['pests'] }) {
  const t = useWords();
  return (
    <ul className="pest-months">
      {pests.map((pest) => (
        <li key={pest.pest_id}>
          <h4>
            {pest.pest} <small>{pest.cropStage}</small>
          </h4>
          {pest.levels ? <Months levels={pest.levels} /> : <p>{t('calendar.pestNoData')}</p>}
          {pest.after_legume && (
            <>
              <p>{t('calendar.pestAfterLegume')}:</p>
              <Months levels={pest.after_legume} />
            </>
          )}
          {pest.daily_month !== undefined && <p>{t('calendar.pestDaily', { month: sayMonth(pest.daily_month) })}</p>}
          <dl className="pest-months-facts">
            <Fact term={t('calendar.pestSigns')} text={pest.signs} />
            <Fact term={t('calendar.pestThreshold')} text={pest.threshold} />
            <Fact term={t('calendar.pestManagement')} text={pest.management} />
          </dl>
          <PestInputs inputs={pest.inputs} />
          <ProvenanceNote provenance={pest.provenance} />
        </li>
      ))}
    </ul>
  );
}

function Months({ levels }: { levels: readonly (keyof typeof WORDS)[] }) {
  const t = useWords();
  return (
    <ol className="pest-months-levels">
      {levels.map((level, index) => (
        <li key={sayMonth(index + 1)} className={`pest-months-${level}`}>
          <abbr title={`${sayMonth(index + 1)}: ${t(WORDS[level])}`}>{sayShortMonth(index + 1).slice(0, 1)}</abbr>
          <span className="heard">
            {sayMonth(index + 1)}: {t(WORDS[level])}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  if (text === '') return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}
