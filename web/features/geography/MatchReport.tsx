import { useWords } from '#web/lib/words.ts';
import type { OutlineSet } from './OutlineSets.tsx';

type Report = NonNullable<OutlineSet['report']>;

/** What an import matched how, and what it did not. */
export function MatchReport({ report }: { report: Report }) {
  const t = useWords();
  const byName = report.matched.filter(({ by }) => by !== 'place').length;
  const look = report.matched.filter(({ holdsPoint }) => !holdsPoint);
  return (
    <div className="match-report">
      <p>
        {t('manage.outlineMatched', { matched: report.matched.length, outlines: report.outlines })} (
        {t('manage.outlineByName', { count: byName })},{' '}
        {t('manage.outlineByPoint', { count: report.matched.length - byName })})
      </p>
      <Lines title={t('manage.outlineLook')} lines={look.map(({ outline, district }) => `${outline} → ${district}`)} />
      <Lines
        title={t('manage.outlineUnclaimed')}
        lines={report.unclaimed.map((each) => t('manage.outlineUnclaimedLine', each))}
      />
      <Lines
        title={t('manage.outlineMissing')}
        lines={report.missing.map((each) => t('manage.outlineMissingLine', each))}
      />
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>
        {title} ({lines.length})
      </summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
