import { sayInstant } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import type { WarningPreview } from './warnings.ts';

interface BeforeWarningProps {
  readonly preview: WarningPreview;
  readonly isBusy: boolean;
  /** Those of whom the district alone is known are warned, too. */
  readonly withDistrict: boolean;
  readonly onWithDistrict: (isChosen: boolean) => void;
}

/** Who is inside, who gets the warning and who does not, what it costs, and how one farmer reads it. */
export function BeforeWarning({
  preview: { where, inside, byFarm, byPlace, districtOnly, cropUnknown, preview },
  isBusy,
  withDistrict,
  onWithDistrict,
}: BeforeWarningProps) {
  const t = useWords();
  const { willGet, suppressed, parts, cost, sendAt, movedToMorning, needsApproval, samples } = preview;
  return (
    <section className="before-warning" aria-label={t('warnings.before')} aria-busy={isBusy || undefined}>
      <h3>{t('warnings.before')}</h3>
      <p role="status">
        <strong className="figures">{t('warnings.willGet', { count: willGet })}</strong> ·{' '}
        {t('warnings.inside', { count: inside, where })}
      </p>
      {inside > 0 && (
        <p className="field-hint">
          {t('warnings.how', { place: byPlace, farm: byFarm })}{' '}
          {cropUnknown > 0 && t('warnings.cropUnknown', { count: cropUnknown })}
        </p>
      )}
      {districtOnly > 0 && (
        <Checkbox
          label={t('warnings.districtOnly', { count: districtOnly })}
          hint={t('warnings.districtOnlyHint')}
          checked={withDistrict}
          onChange={(event) => onWithDistrict(event.target.checked)}
        />
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
          <figcaption>{name === '' ? t('warnings.readsSomebody') : t('warnings.reads', { name })}</figcaption>
          <p>{text}</p>
        </figure>
      ))}
    </section>
  );
}
