import { useWords, type WordKey } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { tabIcons, type TabId } from './tabs.ts';

/** What a part will be for, and where one finds the next best thing today. */
const plans: Partial<Readonly<Record<TabId, { text: WordKey; href: string; link: WordKey }>>> = {
};

/** A part that is planned: says so, what it will do, and a way on. */
export function Coming({ tab }: { tab: TabId }) {
  const t = useWords();
  const plan = plans[tab];
  const Icon = tabIcons[tab];
  return (
    <EmptyState
      title={t('controlCentre.coming', { part: t(`controlCentre.${tab}`) })}
      icon={<Icon size={28} />}
      action={
        plan && (
          <Button kind="secondary" href={plan.href}>
            {t(plan.link)}
          </Button>
        )
      }
    >
      {plan && t(plan.text)}
    </EmptyState>
  );
}
