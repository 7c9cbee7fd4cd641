import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Save, Share2 } from 'lucide-react';
import { loadCode } from '#web/lib/loadCode.ts';
import { sharePage } from '#web/lib/sharePage.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import type { Panel } from './panels.ts';
import './DashboardActs.css';

const SaveDialog = lazy(() => loadCode(() => import('./SaveDialog.tsx')));

interface DashboardActsProps {
  title: string;
  /** What can be saved; left out where it is saved already. */
  panels?: readonly Panel[] | undefined;
  /** Links that work without script. */
  children: ReactNode;
}

/** What can be done with a dashboard as a whole: save it, share it. */
export function DashboardActs({ title, panels, children }: DashboardActsProps) {
  const t = useWords();
  const isHydrated = useHydrated();
  const [open, setOpen] = useState<boolean>();
  return (
    <div className="dashboard-acts">
      {children}
      {isHydrated && panels && (
        <Button kind="secondary" small icon={<Save size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('dashboard.save')}
        </Button>
      )}
      {isHydrated && (
        <Button
          kind="secondary"
          small
          icon={<Share2 size={16} aria-hidden="true" />}
          onClick={() => void sharePage({ title, copied: t('dashboard.copied'), failed: t('dashboard.copyFailed') })}
        >
          {t('dashboard.share')}
        </Button>
      )}
      {open !== undefined && panels && (
        <Suspense>
          <SaveDialog panels={panels} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
