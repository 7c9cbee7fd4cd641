import { sayInstant } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import type { WarningPreview } from './warnings.ts';

/** Who is inside, who gets the warning and who does not, what it costs, and how one farmer reads it. */
export function BeforeWarning({ preview: { where, inside, byFarm, byPlace, cropUnknown, preview }, isBusy }: { preview: WarningPreview; isBusy: boolean }) {
  const t = useWords();
  const { willGet, suppressed, parts, cost, sendAt, movedToMorning, needsApproval, samples } = preview;
  return (
    <section className="before-warning" aria-label={t('warnings.before')} aria-busy={isBusy || undefined}>
      <h3>{t('warnings.before')}</h3>
      <p role="status">
        <strong className="figures">{t('warnings.willGet', { count: willGet })}</strong> · {t('warnings.inside', { count: inside, where })}
      </p>
      {inside > 0 && (
        <p className="field-hint">
          {t('warnings.how', { place: byPlace, farm: byFarm })} {cropUnknown > 0 && t('warnings.cropUnknown', { count: cropUnknown })}
        </p>
      )}
      {suppressed.length > 0 && (
        <ul>
          {suppressed.map(({ reason, count }) => (
            <li key={reason}>{t(`warnings.${reason}`, { count })}</li>
          ))}
        </ul>
      )}
      <p className="figures">
        {t('warnings.parts', { count: parts })}
        {cost && `, ${t('warnings.cost', { total: cost.total.toFixed(2) })}`}
      </p>
      {movedToMorning && <p className="risk-note">{t('warnings.morning', { when: sayInstant(sendAt) })}</p>}
      {needsApproval && <p className="risk-note">{t('warnings.second')}</p>}
      {samples.slice(0, 2).map(({ farmerId, name, text }) => (
        <figure key={farmerId} className="warn-sample">
          <figcaption>{t('warnings.reads', { name })}</figcaption>
          <p>{text}</p>
        </figure>
      ))}
    </section>
  );
}
