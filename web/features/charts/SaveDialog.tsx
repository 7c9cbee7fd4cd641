import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { saveDashboard } from '#contract/dashboards.ts';
import { longestDashboardName } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormMessage } from '#web/ui/FormMessage.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { dashboardHref, type Panel } from './panels.ts';
import { chosenOf, ownDashboardsQuery, savedHref } from './saved.ts';
import './SaveDialog.css';

interface SaveDialogProps {
  panels: readonly Panel[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Saves the dashboard under a name and opens what was saved. Who is not signed in is told what the address does already. */
export default function SaveDialog({ panels, open, onOpenChange }: SaveDialogProps) {
  const t = useWords();
  const { signedIn } = usePageFacts();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(async () => {
      const { slug } = await callApi(saveDashboard, { body: { name: name.trim(), panels: chosenOf(panels, client) } });
      await client.invalidateQueries({ queryKey: ownDashboardsQuery.queryKey });
      onOpenChange(false);
      navigate(savedHref(slug));
    });
  }

  if (!signedIn) {
    const back = encodeURIComponent(dashboardHref({ panels, alone: false }));
    return (
      <Dialog title={t('dashboard.saveTitle')} description={t('dashboard.saveSignIn')} open={open} onOpenChange={onOpenChange}>
        <Button href={`/sign-in?next=${back}`}>{t('dashboard.signIn')}</Button>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('dashboard.saveTitle')} description={t('dashboard.saveLead')} open={open} onOpenChange={onOpenChange}>
      <form className="save-dialog" onSubmit={submit}>
        <TextInput label={t('dashboard.name')} name="name" required maxLength={longestDashboardName} value={name} onChange={(event) => setName(event.target.value)} />
        <FormMessage wrong={wrong} />
        <div>
          <Button type="submit" busy={busy}>{t('dashboard.save')}</Button>
          <Button kind="quiet" onClick={() => onOpenChange(false)}>{t('dashboard.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
