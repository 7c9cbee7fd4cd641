import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { PenLine, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { editDashboard } from '#contract/charts/dashboards.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { NameDialog } from './NameDialog.tsx';
import { DASHBOARD } from './panels.ts';
import { ownDashboardsQuery, savedHref, savedQuery } from './saved.ts';
import { useRemoveDashboard } from './useRemoveDashboard.ts';

/** What the owner of a saved dashboard can do with it: give it another name, delete it. */
export default function OwnActs({ slug, name }: { slug: string; name: string }) {
  const t = useWords();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<boolean>();
  const { acting, remove } = useRemoveDashboard({
    onRemoved: () => navigate(DASHBOARD),
    onBack: () => navigate(savedHref(slug)),
  });

  async function rename(next: string) {
    client.setQueryData(
      savedQuery(slug).queryKey,
      await callApi(editDashboard, { params: { slug }, body: { name: next } }),
    );
    await client.invalidateQueries({ queryKey: ownDashboardsQuery.queryKey });
  }

  return (
    <>
      <Button kind="secondary" small icon={<PenLine size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('dashboard.rename')}
      </Button>
      <Button
        kind="secondary"
        small
        icon={<Trash2 size={16} aria-hidden="true" />}
        busy={acting === slug}
        onClick={() => remove(slug)}
      >
        {t('dashboard.delete')}
      </Button>
      {open !== undefined && (
        <NameDialog
          key={name}
          title={t('dashboard.renameTitle')}
          description={t('dashboard.renameLead')}
          before={name}
          act={t('dashboard.rename')}
          open={open}
          onOpenChange={setOpen}
          onName={rename}
        />
      )}
    </>
  );
}
