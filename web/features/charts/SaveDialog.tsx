import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { editDashboard, saveDashboard } from '#contract/charts/dashboards.ts';
import { callApi } from '#web/lib/callApi.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { NameDialog } from './NameDialog.tsx';
import { dashboardHref, type Panel } from './panels.ts';
import { chosenOf, ownDashboardsQuery, savedHref, savedQuery } from './saved.ts';

interface SaveDialogProps {
  panels: readonly Panel[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Saves the dashboard under a name, new or in place of one that is kept, and opens what was saved. Who is not signed in is told what the address does already. */
export default function SaveDialog({ panels, ...shown }: SaveDialogProps) {
  const t = useWords();
  const { signedIn } = usePageFacts();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { data: own = [] } = useQuery({ ...ownDashboardsQuery, enabled: signedIn });
  const [over, setOver] = useState('');

  async function save(name: string) {
    const body = { name, panels: chosenOf(panels, client) };
    const saved =
      over === ''
        ? await callApi(saveDashboard, { body })
        : await callApi(editDashboard, { params: { slug: over }, body });
    const { slug } = saved;
    client.setQueryData(savedQuery(slug).queryKey, saved);
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
  return (
    <NameDialog
      title={t('dashboard.saveTitle')}
      description={t('dashboard.saveLead')}
      act={t('dashboard.save')}
      onName={save}
      renderBefore={own.length > 0 ? renderPlaces : undefined}
      {...shown}
    />
  );

  /** Where it is saved: its address then stays, for frames and bookmarks that show it. */
  function renderPlaces(setName: (name: string) => void) {
    return (
      <Select
        label={t('dashboard.saveAs')}
        name="over"
        empty={t('dashboard.saveNew')}
        value={over}
        choices={own.map(({ slug, name }) => ({ value: slug, text: t('dashboard.saveOver', { name }) }))}
        onChange={({ target: { value } }) => {
          setOver(value);
          const before = own.find(({ slug }) => slug === value);
          if (before) setName(before.name);
        }}
      />
    );
  }
}
