import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { saveDashboard } from '#contract/dashboards.ts';
import { callApi } from '#web/lib/callApi.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { NameDialog } from './NameDialog.tsx';
import { dashboardHref, type Panel } from './panels.ts';
import { chosenOf, ownDashboardsQuery, savedHref } from './saved.ts';

interface SaveDialogProps {
  panels: readonly Panel[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Saves the dashboard under a name and opens what was saved. Who is not signed in is told what the address does already. */
export default function SaveDialog({ panels, ...shown }: SaveDialogProps) {
  const t = useWords();
  const { signedIn } = usePageFacts();
  const client = useQueryClient();
  const [, navigate] = useLocation();

  async function save(name: string) {
    const { slug } = await callApi(saveDashboard, { body: { name, panels: chosenOf(panels, client) } });
    await client.invalidateQueries({ queryKey: ownDashboardsQuery.queryKey });
    navigate(savedHref(slug));
  }

  if (!signedIn) {
    const back = encodeURIComponent(dashboardHref({ panels, alone: false }));
    return (
      <Dialog title={t('dashboard.saveTitle')} description={t('dashboard.saveSignIn')} {...shown}>
        <Button href={`/sign-in?next=${back}`}>{t('dashboard.signIn')}</Button>
      </Dialog>
    );
  }
  return <NameDialog title={t('dashboard.saveTitle')} description={t('dashboard.saveLead')} act={t('dashboard.save')} onName={save} {...shown} />;
}
