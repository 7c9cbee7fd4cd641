import { useQueryClient } from '@tanstack/react-query';
import { removeDashboard } from '#contract/charts/dashboards.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useWords } from '#web/lib/words.ts';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { useBringBack } from '#web/ui/useBringBack.ts';
import { ownDashboardsQuery } from './saved.ts';

/** Where else to go, from a page that shows the dashboard itself. */
interface After {
  readonly onRemoved: () => void;
  readonly onBack: () => void;
}

/** Deletes a saved dashboard, with a way to take that back. `acting` is the slug of the one that goes. */
export function useRemoveDashboard(after?: After) {
  const t = useWords();
  const bringBack = useBringBack();
  const client = useQueryClient();
  const { acting, act } = useAct();

  const remove = (slug: string) =>
    void act(
      slug,
      async () => {
        const { name, undo } = await callApi(removeDashboard, { params: { slug } });
        after?.onRemoved();
        await client.invalidateQueries({ queryKey: ownDashboardsQuery.queryKey });
        notify({
          tone: 'ok',
          text: t('dashboard.removed', { name }),
          undo: () => bringBack(undo, after && { first: after.onBack }),
        });
      },
      { leaves: after !== undefined },
    );
  return { acting, remove };
}
