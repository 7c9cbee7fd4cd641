import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { sayInstant, sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { previewQuery, type Draft, type Preview, type Setup } from './api.ts';
import { FarmerReads } from './FarmerReads.tsx';
import './BeforeSending.css';

interface BeforeSendingProps {
  /** Undefined: nothing is written yet. */
  readonly draft: Draft | undefined;
  /** False while somebody still writes. */
  readonly isSettled: boolean;
  readonly setup: Setup | undefined;
}

/** Who will get a message and who will not, parts and cost of all, and how farmers will read it. */
export function BeforeSending({ draft, isSettled, setup }: BeforeSendingProps) {
  const t = useWords();
  const {
    data: preview,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...previewQuery(draft ?? { text: '-' }),
    enabled: draft !== undefined && draft.text.trim() !== '',
    placeholderData: keepPreviousData,
    // Consent and STOP may change at any time.
    staleTime: 0,
  });
  return (
    <section className="before" aria-label={t('messaging.preview')} aria-busy={isFetching || !isSettled || undefined}>
      <h3>{t('messaging.preview')}</h3>
      {draft === undefined ? (
        <p className="before-quiet">{t('messaging.previewEmpty')}</p>
      ) : error ? (
        <ErrorState small onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : preview ? (
        <PreviewFacts preview={preview} setup={setup} ofGroup />
      ) : (
        <Skeleton lines={4} />
      )}
      {setup && draft?.route !== 'email' && (
        <p className="before-quiet">
          {setup.provider.standIn
            ? t('messaging.standIn')
            : t('messaging.sender', { sender: setup.sender, provider: setup.provider.name })}
          {setup.fallback && ` ${t('messaging.fallback', { provider: setup.fallback.name })}`}
        </p>
      )}
      {setup && preview && preview.byChannel.email > 0 && (
        <p className="before-quiet">
          {setup.mail.standIn ? t('messaging.mailStandIn') : t('messaging.mailFrom', { from: setup.mail.from })}
        </p>
      )}
    </section>
  );
}

/** What a message comes to: who gets it and who does not, parts, cost, languages, and samples as farmers read them. */
export function PreviewFacts({
  preview,
  setup,
  ofGroup = false,
}: {
  preview: Preview;
  setup: Setup | undefined;
  ofGroup?: boolean;
}) {
  const t = useWords();
  const {
    chosen,
    willGet,
    byChannel,
    suppressed,
    parts,
    cost,
    languages,
    samples,
    unknownFields,
    sendAt,
    movedToMorning,
    needsApproval,
    overCeiling,
  } = preview;
  return (
    <>
      <p className="before-who" role="status">
        <strong className="figures">{t('messaging.willGet', { count: willGet })}</strong>{' '}
        {ofGroup && t('messaging.ofChosen', { chosen: sayNumber(chosen) })}
      </p>
      {byChannel.email > 0 && (
        <p className="figures">
          {[
            byChannel.sms > 0 && t('messaging.bySms', { count: byChannel.sms }),
            t('messaging.byMail', { count: byChannel.email }),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      {suppressed.length > 0 && (
        <ul>
          {suppressed.map(({ reason, count }) => (
            <li key={reason}>{t(`messaging.${reason}`, { count })}</li>
          ))}
        </ul>
      )}
      {byChannel.sms === 0 && byChannel.email > 0 ? (
        <p>{t('messaging.mailFree')}</p>
      ) : (
        <p className="figures">
          {t('messaging.totalParts', { count: parts })}
          {cost
            ? `, ${t('messaging.cost', { total: cost.total.toFixed(2), price: cost.perPart })}`
            : `. ${t('messaging.noPrice')}`}
          {byChannel.email > 0 && ` ${t('messaging.mailFree')}`}
        </p>
      )}
      {movedToMorning && <p className="before-warn">{t('messaging.waitsForMorning', { when: sayInstant(sendAt) })}</p>}
      {overCeiling ? (
        <p className="before-warn">
          {t('messaging.overCeiling', { spent: overCeiling.spent.toFixed(2), ceiling: overCeiling.ceiling })}
        </p>
      ) : (
        needsApproval && <p className="before-warn">{t('messaging.needsApproval')}</p>
      )}
      {unknownFields.length > 0 && (
        <p className="before-warn">{t('messaging.unknownFields', { fields: unknownFields.join(', ') })}</p>
      )}
      {willGet === 0 && <p className="before-warn">{t('messaging.nobody')}</p>}
      {languages.length > 1 && <ByLanguage languages={languages} />}
      {samples.length > 0 && <FarmerReads samples={samples} setup={setup} />}
    </>
  );
}

/** Farmers by the language they read, and which of them read their own. */
function ByLanguage({ languages }: Pick<Preview, 'languages'>) {
  const t = useWords();
  return (
    <dl className="before-languages">
      {languages.map(({ language, willGet, written, parts, cost }) => (
        <div key={language}>
          <dt>{t(`farmers.${language}`)}</dt>
          <dd className="figures">
            {t('messaging.willGet', { count: willGet })}, {t('messaging.parts', { count: parts })}
            {cost && `, ${t('messaging.price', { total: cost.total.toFixed(2) })}`}
            {language !== 'en' && !written && <span className="before-quiet"> {t('messaging.readsForAll')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
