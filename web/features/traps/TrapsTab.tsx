import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Download, MapPinPlus, Plus, Sprout } from 'lucide-react';
import { useLocation } from 'wouter';
import { exportTrapReports } from '#contract/traps/traps.ts';
import { addressOf } from '#web/lib/callApi.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useTextMode } from '#web/lib/pageFacts.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ListAway } from '#web/ui/field/ListAway.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { readTrapChoice, sitesQuery, TRAPS, trapQueryOf, trapsHref } from './api.ts';
import { SiteList } from './SiteList.tsx';
import { TrapFilters } from './TrapFilters.tsx';
import { TrapLegend } from './TrapLegend.tsx';
import { unfoldTraps } from './unfoldTraps.ts';
import './TrapsTab.css';

const TrapMap = lazy(() => loadCode(() => import('./TrapMap.tsx')));
const OpenReport = lazy(() => loadCode(() => import('./OpenReport.tsx')));
const SiteForm = lazy(() => loadCode(() => import('./SiteForm.tsx')));
const Scoutings = lazy(() => loadCode(() => import('./Scoutings.tsx')));
const Thresholds = lazy(() => loadCode(() => import('./Thresholds.tsx')));
const SitePanel = lazy(() =>
  loadCode(async () => {
    await loadWords(['charts']);
    return import('./SitePanel.tsx');
  }),
);

/** Pest traps on a map (C §2): filtered, opened with their time line, reported from; thresholds beside them. */
export default function TrapsTab({
  id,
  search,
  role,
  isNational,
  moreProposals,
}: {
  id: string | undefined;
  search: URLSearchParams;
  role: string;
  /** Whether they hold it for the whole country; thresholds are the nation's. */
  isNational?: boolean;
  /** Proposals of other rooms, beside those of catches. */
  moreProposals?: ReactNode;
}) {
  const t = useWords();
  const [, navigate] = useLocation();
  const textMode = useTextMode();
  const choice = readTrapChoice(search);
  const mend = search.get('mend') ?? undefined;
  const showsRules = search.get('show') === 'proposals';
  const showsScouting = search.get('show') === 'scouting';
  const showsMap = !showsRules && !showsScouting;
  const {
    data: sites,
    error,
    refetch,
  } = useQuery({
    ...sitesQuery(choice),
    select: unfoldTraps,
    placeholderData: (earlier) => earlier,
  });
  const [reporting, setReporting] = useState(mend !== undefined);
  const [adding, setAdding] = useState(false);
  const [scouting, setScouting] = useState(false);
  const open = sites?.find((site) => String(site.id) === id);
  const isFiltered = Object.keys(trapQueryOf({ ...choice, window: 'season' })).length > 0;

  return (
    <div className="traps">
      <div className="traps-acts">
        <Segmented
          label={t('traps.view')}
          value={showsRules ? 'rules' : showsScouting ? 'scouting' : 'map'}
          options={[
            { value: 'map', text: t('traps.map'), href: TRAPS },
            { value: 'scouting', text: t('traps.scouting'), href: `${TRAPS}?show=scouting` },
            { value: 'rules', text: t('traps.thresholds'), href: `${TRAPS}?show=proposals` },
          ]}
        />
        <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setReporting(true)}>
          {t('traps.newReport')}
        </Button>
        <Button kind="secondary" icon={<Sprout size={18} aria-hidden="true" />} onClick={() => setScouting(true)}>
          {t('traps.newScouting')}
        </Button>
        {role === 'admin' && (
          <Button kind="secondary" icon={<MapPinPlus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
            {t('traps.addSite')}
          </Button>
        )}
        {showsMap && sites && sites.length > 0 && (
          <Button
            kind="secondary"
            icon={<Download size={18} aria-hidden="true" />}
            href={addressOf(exportTrapReports, { query: trapQueryOf(choice) })}
            download
          >
            {t('traps.export')}
          </Button>
        )}
      </div>
      <Suspense fallback={<Skeleton lines={8} />}>
        {showsRules && (
          <Thresholds role={role} isNational={isNational}>
            {moreProposals}
          </Thresholds>
        )}
        {showsScouting && <Scoutings />}
      </Suspense>
      {showsMap && (
        <>
          <TrapFilters choice={choice} />
          {error && !sites && <ListAway error={error} onRetry={() => void refetch()} />}
          {!error && !sites && <Skeleton lines={10} />}
          {sites?.length === 0 && (
            <EmptyState title={t(isFiltered ? 'traps.noneFound' : 'traps.empty')}>
              {t(isFiltered ? 'traps.noneFoundLead' : 'traps.emptyLead')}
            </EmptyState>
          )}
          {sites && sites.length > 0 && (
            <div className="traps-both" data-open={id !== undefined || undefined}>
              <div className="traps-map">
                {textMode ? (
                  <p>{t('traps.mapTextMode')}</p>
                ) : (
                  <Suspense fallback={<p className="traps-wait">{t('traps.mapLoading')}</p>}>
                    <TrapMap
                      sites={sites}
                      open={open}
                      colour={choice.colour}
                      onOpen={(site) => navigate(trapsHref(choice, site.id))}
                    />
                  </Suspense>
                )}
                <TrapLegend colour={choice.colour} />
                <Segmented
                  label={t('traps.colour')}
                  value={choice.colour}
                  options={[
                    { value: 'rate', text: t('traps.colourRate'), href: trapsHref({ ...choice, colour: 'rate' }, id) },
                    {
                      value: 'total',
                      text: t('traps.colourTotal'),
                      href: trapsHref({ ...choice, colour: 'total' }, id),
                    },
                  ]}
                />
              </div>
              <div className="traps-beside">
                {id === undefined ? (
                  <SiteList sites={sites} choice={choice} />
                ) : open ? (
                  <Suspense fallback={<Skeleton lines={8} />}>
                    <SitePanel key={open.id} site={open} choice={choice} role={role} />
                  </Suspense>
                ) : (
                  <EmptyState
                    title={t('traps.gone')}
                    action={<Button href={trapsHref(choice)}>{t('traps.back')}</Button>}
                  >
                    {t('traps.goneLead')}
                  </EmptyState>
                )}
              </div>
            </div>
          )}
        </>
      )}
      <Suspense>
        {reporting && (
          <OpenReport
            role={role}
            mend={mend}
            siteId={open?.id}
            onClose={() => (mend === undefined ? setReporting(false) : (setReporting(false), navigate(TRAPS)))}
          />
        )}
        {scouting && (
          <OpenReport role={role} mend={undefined} scouts siteId={open?.id} onClose={() => setScouting(false)} />
        )}
        {adding && <SiteForm onClose={() => setAdding(false)} />}
      </Suspense>
    </div>
  );
}
