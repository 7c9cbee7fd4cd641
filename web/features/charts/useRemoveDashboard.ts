import { bringBackDashboard, removeDashboard } from '#contract/dashboards.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useWords } from '#web/lib/words.ts';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';

interface After {
  readonly onRemoved?: () => void;
  readonly onBack?: () => void;
}

/** Deletes a saved dashboard, with a way to take that back. `acting` is the slug of the one that goes. */
export function useRemoveDashboard({ onRemoved, onBack }: After = {}) {
  const t = useWords();
  const { acting, act } = useAct();

  const bringBack = async (undo: string) => {
    await callApi(bringBackDashboard, { params: { undo } });
    onBack?.();
  };

  const remove = (slug: string) =>
    void act(slug, async () => {
      const { name, undo } = await callApi(removeDashboard, { params: { slug } });
      onRemoved?.();
      notify({ tone: 'ok', text: t('dashboard.removed', { name }), undo: () => void act('undo', () => bringBack(undo)) });
    });
  return { acting, remove };
}
