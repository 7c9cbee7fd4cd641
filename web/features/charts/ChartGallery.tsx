import { Pencil, Plus } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';
import { dashboardHref, emptyPanel, type Panel, writePanel } from './panels.ts';

const nothing = () => {};

/** Charts of what is published, each a link away from being changed; with and without script. */
export function ChartGallery({ panels }: { panels: readonly Panel[] }) {
  const t = useWords();
  return (
    <>
      <div className="dashboard-gallery">
        {panels.map((panel, index) => (
          <div key={writePanel(panel)}>
            <DashboardPanel panel={panel} panels={panels} index={index} sources={[]} alone onShow={nothing} />
            <Button
              kind="secondary"
              small
              href={dashboardHref({ panels: [panel], alone: false })}
              icon={<Pencil size={16} aria-hidden="true" />}
            >
              {t('dashboard.openChart')}
            </Button>
          </div>
        ))}
      </div>
      <div className="dashboard-add">
        <Button
          kind="secondary"
          href={dashboardHref({ panels: [emptyPanel], alone: false })}
          icon={<Plus size={18} aria-hidden="true" />}
        >
          {t('dashboard.newChart')}
        </Button>
      </div>
    </>
  );
}
