import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { isApiProblem } from '#web/lib/problem.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { FilterLinks } from '#web/ui/navigation/FilterLinks.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { chartQuery, type ChartSource, type ChartSources, pointsQuery, sourceQuery } from './api.ts';
import { PanelChart, PanelScatter } from './PanelChart.tsx';
import { suggestedBeside, suggestedWithin } from './opening.ts';
import { PanelForm } from './PanelForm.tsx';
import { dashboardHref, isComplete, type Panel, writePanel } from './panels.ts';
import './DashboardPanel.css';

interface DashboardPanelProps {
  panel: Panel;
  /** All panels, this one among them. */
  panels: readonly Panel[];
  /** From 0. */
  index: number;
  sources: ChartSources;
  /** The chart without its form. */
  alone: boolean;
  onShow: (panels: readonly Panel[]) => void;
}

/** Labels that a chart of too many is offered to be cut to. */
const FEWER = 20;

/** A form and its chart. */
export function DashboardPanel({ panel, panels, index, sources, alone, onShow }: DashboardPanelProps) {
  const t = useWords();
  const source = useQuery({ ...sourceQuery(panel), enabled: panel.source !== '' });
  const isWhole = isComplete(panel);
  const isScatter = panel.kind === 'scatter';
  const values = useQuery({ ...chartQuery(panel), enabled: isWhole && !isScatter, placeholderData: keepPreviousData });
  const points = useQuery({ ...pointsQuery(panel), enabled: isWhole && isScatter, placeholderData: keepPreviousData });
  const chart = isScatter ? points : values;
  const failure = source.error ?? (isWhole ? chart.error : null);
  const isSourceAwaited = panel.source !== '' && source.data === undefined;
  const isWaiting = failure === null && (isSourceAwaited || (isWhole && chart.data === undefined));
  const isTooWide = isApiProblem(failure) && failure.code === 'chartTooWide';
  const hrefOf = (next: Partial<Panel>) => dashboardHref({ panels: panels.with(index, { ...panel, ...next }), alone });
  const changed = source.data && <ChangedMark source={source.data} nextHref={hrefOf({ version: 0 })} />;
  return (
    <section className="dashboard-panel" aria-label={t('dashboard.panel', { number: index + 1 })}>
      {!alone && (
        <PanelForm
          panel={panel}
          panels={panels}
          index={index}
          sources={sources}
          source={source.data}
          wrong={failure?.message}
          onShow={onShow}
        />
      )}
      {isWhole && source.data && chart.data && !failure ? (
        <div className="dashboard-chart" aria-busy={chart.isPlaceholderData || undefined}>
          {isScatter
            ? points.data && (
                <PanelScatter panel={panel} drawn={points.data} source={source.data}>
                  {changed}
                </PanelScatter>
              )
            : values.data && (
                <PanelChart panel={panel} drawn={values.data} source={source.data}>
                  {changed}
                </PanelChart>
              )}
          {!alone && <OtherCharts source={source.data} panel={panel} hrefOf={hrefOf} />}
        </div>
      ) : isWaiting ? (
        <Skeleton height={360} />
      ) : (
        <div className="dashboard-empty">
          <ChartColumn size={32} aria-hidden="true" />
          {isTooWide || (failure && alone) ? (
            <>
              <p>{failure.message}</p>
              {isTooWide && (
                <Button kind="secondary" small href={hrefOf({ top: FEWER, sort: 'value' })} replace>
                  {t('dashboard.topSome', { count: FEWER })}
                </Button>
              )}
            </>
          ) : source.data ? (
            <Suggestions source={source.data} panel={panel} hrefOf={hrefOf} />
          ) : (
            <Starts sources={sources} hrefOf={hrefOf} />
          )}
        </div>
      )}
    </section>
  );
}

/** A later version of the data is in force: the chart of it, and what became different. */
function ChangedMark({ source: { slug, version, latest }, nextHref }: { source: ChartSource; nextHref: string }) {
  const t = useWords();
  if (latest <= version) return null;
  return (
    <p className="dashboard-changed">
      <Badge tone="warn">{t('dashboard.changed')}</Badge>
      <Link href={nextHref}>{t('dashboard.drawLatest', { latest })}</Link>
      <Link href={`/main/datasetpreview/${slug}/compare?from=${version}&to=${latest}`}>
        {t('dashboard.whatChanged')}
      </Link>
    </p>
  );
}

interface SuggestionsProps {
  source: ChartSource;
  panel: Panel;
  hrefOf: (next: Partial<Panel>) => string;
}

/** The charts that suit a source, beside the one of them that is drawn. */
function OtherCharts({ source, panel, hrefOf }: SuggestionsProps) {
  const t = useWords();
  const suggested = suggestedBeside(panel, source);
  const links = suggested.map(({ text, panel: next }) => ({
    value: text,
    text,
    href: hrefOf(next),
    chosen: writePanel(next) === writePanel(panel),
  }));
  return links.length > 1 && <FilterLinks label={t('dashboard.otherCharts')} links={links} />;
}

/** Good first charts of the source, a press away. */
function Suggestions({ source, panel, hrefOf }: SuggestionsProps) {
  const t = useWords();
  const suggested = suggestedWithin(panel, source);
  return (
    <>
      <p>{t(suggested.length === 0 ? 'dashboard.waiting' : 'dashboard.suggestions')}</p>
      {suggested.length > 0 && (
        <ul>
          {suggested.map(({ text, panel: next }) => (
            <li key={text}>
              <Button kind="secondary" small href={hrefOf(next)} replace>
                {text}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** As many sources are named; all stand in the list. */
const STARTS = 6;

/** Sources to begin with. */
function Starts({ sources, hrefOf }: { sources: ChartSources; hrefOf: (next: Partial<Panel>) => string }) {
  const t = useWords();
  return (
    <>
      <p>{t('dashboard.start')}</p>
      <ul>
        {sources.slice(0, STARTS).map(({ dbref, dbname }) => (
          <li key={dbref}>
            <Button kind="secondary" small href={hrefOf({ source: dbref })} replace>
              {dbname}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
