import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Pencil, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { removeTrapSite } from '#contract/traps/traps.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayDay, sayNumber } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { shippedText } from '#web/lib/shippedText.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { LineChart } from '#web/ui/charts/LineChart.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { useBringBack } from '#web/ui/useBringBack.ts';
import { seasonQuery, siteQuery, trapsHref, type TrapChoice, type TrapSite } from './api.ts';
import { ScoutingList } from './ScoutingList.tsx';
import { ReportLog } from './ReportLog.tsx';
import './SitePanel.css';

const SiteForm = lazy(() => loadCode(() => import('./SiteForm.tsx')));

/** A trap: what is caught in it, week by week, and its reports as a time line. */
export default function SitePanel({ site, choice, role }: { site: TrapSite; choice: TrapChoice; role: string }) {
  const t = useWords();
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { data: season } = useQuery(seasonQuery(site.id, choice.window));
  const { data: own } = useQuery({ ...siteQuery(site.id), enabled: editing });
  const ownSite = own?.found.find(({ id }) => id === site.id);
  const { perNight, caught, nights, from } = site.catch;
  const highest = season && topOf(season);
  return (
    <section className="trap-site" aria-labelledby="trap-site">
      <Button kind="quiet" small icon={<ArrowLeft size={16} aria-hidden="true" />} href={trapsHref(choice)}>
        {t('traps.back')}
      </Button>
      <div className="trap-site-head">
        <h2 id="trap-site">{site.name}</h2>
        {role === 'admin' && (
          <>
            <IconButton
              label={t('traps.edit')}
              icon={<Pencil size={18} aria-hidden="true" />}
              onClick={() => setEditing(true)}
            />
            <IconButton
              label={t('traps.remove')}
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={() => setRemoving(true)}
            />
          </>
        )}
      </div>
      <p className="trap-site-place">{[site.community, site.district, site.region].filter(Boolean).join(', ')}</p>
      <p className="trap-site-place">
        {[site.species?.name ?? t('traps.insectUnknown'), site.trapType, site.lure, site.crop]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="trap-site-rate">
        {perNight === null
          ? `${t('traps.perNightNone')}. ${t('traps.perNightNoneLong')}`
          : from === null
            ? t('traps.perNightEver', {
                rate: sayNumber(perNight),
                caught: sayNumber(caught),
                nights: sayNumber(nights),
              })
            : t('traps.perNightLong', {
                rate: sayNumber(perNight),
                caught: sayNumber(caught),
                nights: sayNumber(nights),
                from: sayDay(from),
              })}
      </p>
      <p className="trap-site-place">
        {[
          t('traps.total', { count: site.total_count }),
          t('traps.reports', { count: site.reports }),
          site.last_visit === null ? t('traps.neverVisited') : t('traps.lastVisit', { day: sayDay(site.last_visit) }),
        ].join(' · ')}
      </p>
      {season && highest && (
        <LineChart
          title={t('traps.chartTitle', {
            week: sayDay(highest.week),
            pest: highest.pest,
            rate: sayNumber(highest.rate),
          })}
          subtitle={t('traps.chart')}
          source={t('traps.chartSource')}
          notes={[t('traps.chartGap')]}
          data={{
            category: t('traps.chartWeek'),
            labels: season.weeks,
            time: 'days',
            unit: t('traps.chartUnit'),
            series: season.pests.map(({ name, perNight: values }) => ({
              name: shippedText(name),
              values: values.map((value) => (value === null ? null : Math.round(value * 100) / 100)),
            })),
          }}
        />
      )}
      <ScoutingList trapSiteId={site.id} small />
      <ReportLog site={site} role={role} />
      <Suspense>{editing && ownSite && <SiteForm site={ownSite} onClose={() => setEditing(false)} />}</Suspense>
      {removing && <RemoveSite site={site} leadsTo={trapsHref(choice)} onClose={() => setRemoving(false)} />}
    </section>
  );
}

function RemoveSite({ site, leadsTo, onClose }: { site: TrapSite; leadsTo: string; onClose: () => void }) {
  const t = useWords();
  const bringBack = useBringBack();
  const [, navigate] = useLocation();
  const { acting, act } = useAct();

  const remove = () =>
    act('remove', async () => {
      const { message, undo } = await callApi(removeTrapSite, { params: { id: site.id } });
      notify({ tone: 'ok', text: message, undo: () => bringBack(undo) });
      onClose();
      navigate(leadsTo);
    });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('traps.removeTitle', { name: site.name })}
      description={t('traps.removeLead')}
      actions={
        <>
          <DialogClose render={<Button kind="quiet">{t('traps.cancel')}</Button>} />
          <Button kind="danger" busy={acting === 'remove'} onClick={() => void remove()}>
            {t('traps.remove')}
          </Button>
        </>
      }
    />
  );
}

interface Season {
  readonly weeks: readonly string[];
  readonly pests: readonly { readonly name: string; readonly perNight: readonly (number | null)[] }[];
}

/** The week in which most of a pest were caught per night; undefined where no night is known. */
function topOf({ weeks, pests }: Season): { week: string; pest: string; rate: number } | undefined {
  const all = pests.flatMap(({ name, perNight }) =>
    perNight.flatMap((rate, at) =>
      rate === null ? [] : [{ week: weeks[at] ?? '', pest: name, rate: Math.round(rate * 100) / 100 }],
    ),
  );
  return all.toSorted((a, b) => b.rate - a.rate)[0];
}
