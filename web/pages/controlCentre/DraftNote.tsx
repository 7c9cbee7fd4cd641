import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dismissEntryDraft } from '#contract/accounts/issuers.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { useAct } from '#web/ui/useAct.ts';
import { entryDraftQuery } from './entryDraft.ts';
import './DraftNote.css';

/** The message that came along with the officer by a link; undefined until it is known, and `dismiss` to lay it aside. */
export function useEntryDraft() {
  const client = useQueryClient();
  const { data, isError } = useQuery(entryDraftQuery());
  const dismiss = async () => {
    await callApi(dismissEntryDraft, {});
    client.setQueryData(entryDraftQuery().queryKey, { draft: null });
  };
  return { draft: isError ? null : data?.draft, dismiss };
}

/** Says that a draft came along, from whom, and what it says. */
export function DraftNote({
  draft,
  dismiss,
}: {
  draft: { readonly message: string; readonly from: string };
  dismiss: () => Promise<void>;
}) {
  const t = useWords();
  const { acting, act } = useAct();
  return (
    <Card level={2} title={draft.from === '' ? t('entry.draft') : t('entry.draftFrom', { from: draft.from })}>
      <blockquote className="draft-note">{draft.message}</blockquote>
      <p>{t('entry.draftLead')}</p>
      <Button kind="quiet" small busy={acting === 'dismiss'} onClick={() => void act('dismiss', dismiss)}>
        {t('entry.dismiss')}
      </Button>
    </Card>
  );
}
