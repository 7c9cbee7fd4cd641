import { useQuery } from '@tanstack/react-query';
import { showSmsCredit } from '#contract/messages/messages.ts';
import { sayNumber } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';

/** What is left with the provider of SMS, before some parts are let go; a warning where they are more. */
export function CreditLeft({ parts }: { parts: number }) {
  const t = useWords();
  const { data } = useQuery({ ...apiQuery(showSmsCredit, {}), staleTime: 60_000 });
  if (!data || parts === 0) return null;
  const { provider, credit, problem } = data;
  if (credit === null) return <p>{t('messaging.creditUnknown', { problem })}</p>;
  const amount = sayNumber(credit.amount);
  if (credit.unit !== 'parts')
    return <p className="figures">{t('messaging.creditMoney', { provider, amount, unit: credit.unit })}</p>;
  const isShort = credit.amount < parts;
  return (
    <p className={isShort ? 'before-warn' : 'figures'}>
      {t('messaging.creditParts', { provider, amount })}
      {isShort && ` ${t('messaging.creditShort', { parts: sayNumber(parts) })}`}
    </p>
  );
}
