import type { PageProps } from '#web/lib/page.ts';
import { useWords } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { FirstAdministratorForm } from '#web/features/accounts/FirstAdministratorForm.tsx';

/** `/first-administrator?code=…`: the link the server prints while nobody administers it. */
export default function FirstAdministratorPage({ search }: PageProps) {
  const t = useWords();
  const code = search.get('code') ?? '';
  if (code === '')
    return (
      <EmptyState page title={t('membership.noCode')}>
        {t('membership.noCodeLead')}
      </EmptyState>
    );
  return (
    <div className="account-page">
      <h1>{t('membership.firstTitle')}</h1>
      <p>{t('membership.firstLead')}</p>
      <FirstAdministratorForm code={code} />
    </div>
  );
}
