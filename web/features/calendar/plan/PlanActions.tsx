import { lazy, Suspense, useState } from 'react';
import { Download, Printer, Share2 } from 'lucide-react';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { loadCode } from '#web/lib/loadCode.ts';
import { sharePage } from '#web/lib/sharePage.ts';
import { useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import type { Plan } from './plan.ts';
import { iCalendarHref, type Selection, writeSelection } from '../choosing/selection.ts';
import './PlanActions.css';

const PushDialog = lazy(() => loadCode(() => import('./risks/PushDialog.tsx')));

interface PlanActionsProps {
  title: string;
  /** Season, years and variety. */
  season: string;
  plan: Plan;
  selection: Selection;
  today: string;
}

/** Share the plan's address, print it, keep it as a calendar or a picture. */
export function PlanActions({ title, season, plan, selection, today }: PlanActionsProps) {
  const t = useWords();
  const [isPushOpen, setPushOpen] = useState(false);
  const file = iCalendarHref(selection);

  async function picture(kind: 'svg' | 'png') {
    // The drawing arrives when it is asked for.
    const { savePicture } = await import('./savePicture.ts');
    await savePicture({ kind, title, season, plan, today, t });
  }

  return (
    <div className="plan-actions">
      <IconButton
        outlined
        className="plan-actions-scripted"
        label={t('calendar.share')}
        icon={<Share2 size={18} aria-hidden="true" />}
        onClick={() =>
          void sharePage({
            title: t('calendar.seasonLine', { season: title, variety: season }),
            copied: t('calendar.copied'),
            failed: t('calendar.copyFailed'),
          })
        }
      />
      <IconButton
        outlined
        className="plan-actions-scripted plan-actions-print"
        label={t('calendar.print')}
        icon={<Printer size={18} aria-hidden="true" />}
        onClick={() => window.print()}
      />
      <details className="plan-actions-keep">
        <summary
          className="icon-button icon-button-outlined"
          aria-label={t('calendar.keep')}
          title={t('calendar.keep')}
        >
          <Download size={18} aria-hidden="true" />
        </summary>
        <ul className="plan-actions-list">
          <li className="plan-actions-scripted">
            <a href={pageAddress(`/main/kept?${writeSelection(selection)}`)}>{t('calendar.keepOffline')}</a>
          </li>
          <li className="plan-actions-scripted">
            <button type="button" onClick={() => setPushOpen(true)}>
              {t('calendar.weeklyNotices')}
            </button>
          </li>
          <li>
            <a href={file} download>
              {t('calendar.calendarFile')}
            </a>
          </li>
          <li className="plan-actions-scripted">
            <button type="button" onClick={() => window.location.assign(webcal(file))}>
              {t('calendar.subscribe')}
            </button>
          </li>
          <li className="plan-actions-scripted">
            <button type="button" onClick={() => void picture('png')}>
              {t('calendar.asPng')}
            </button>
          </li>
          <li className="plan-actions-scripted">
            <button type="button" onClick={() => void picture('svg')}>
              {t('calendar.asSvg')}
            </button>
          </li>
          <li className="plan-actions-scripted">
            <button type="button" onClick={() => window.print()}>
              {t('calendar.print')}
            </button>
          </li>
        </ul>
      </details>
      {isPushOpen && (
        <Suspense>
          <PushDialog title={title} selection={selection} today={today} onClose={() => setPushOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The address a calendar program subscribes to and asks again by itself. */
function webcal(path: string): string {
  return `webcal://${window.location.host}${path}`;
}
