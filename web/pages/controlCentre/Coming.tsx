import { paths } from '#web/lib/paths.ts';
import { useWords, type WordKey } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { tabIcons, type TabId } from './tabs.ts';

type Planned = Exclude<TabId, 'extensions' | 'groups' | 'settings'>;

/** What a part will be for, and where one finds the next best thing today. */
const plans: Readonly<Record<Planned, { text: WordKey; href: string; link: WordKey }>> = {
  uploads: { text: 'controlCentre.comingUploads', href: '/main/resources', link: 'controlCentre.resources' },
  polygon: { text: 'controlCentre.comingPolygon', href: '/main/farm_cord', link: 'controlCentre.farmMap' },
  risk: { text: 'controlCentre.comingRisk', href: paths.calendar, link: 'controlCentre.pestAdvice' },
  trapsite: { text: 'controlCentre.comingTrapsite', href: paths.calendar, link: 'controlCentre.pestAdvice' },
  respondent: { text: 'controlCentre.comingRespondent', href: paths.calendar, link: 'controlCentre.pestAdvice' },
};

/** A part that is planned: says so, what it will do, and a way on. */
export function Coming({ tab }: { tab: Planned }) {
  const t = useWords();
  const { text, href, link } = plans[tab];
  const Icon = tabIcons[tab];
  return (
    <EmptyState
      title={t('controlCentre.coming', { part: t(`controlCentre.${tab}`) })}
      icon={<Icon size={28} />}
      action={
        <Button kind="secondary" href={href}>
          {t(link)}
        </Button>
      }
    >
      {t(text)}
    </EmptyState>
  );
}
