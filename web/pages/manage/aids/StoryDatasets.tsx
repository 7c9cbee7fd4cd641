import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listChartSources, showChartSource } from '#contract/charts/charts.ts';
import { checkCharts, type DatasetOfChart, type StoryChart } from '#engines/reference/tables/storyCharts.ts';
import { apiQuery } from '#web/lib/query.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Select } from '#web/ui/forms/Select.tsx';
import './StoryDatasets.css';

// It is fetched after the form stands, and brings its words along.
await loadWords(['stories']);

const sourcesQuery = apiQuery(listChartSources, {});
const sourceQuery = (dbref = '') => apiQuery(showChartSource, { query: { dbref } });

interface StoryDatasetsProps {
  /** As they are being written; nothing can be chosen for what is not right yet. */
  charts: unknown;
  onWrite: (text: string) => void;
}

/** Of which dataset, and of which version of it, each chart of a story was drawn. */
export default function StoryDatasets({ charts, onWrite }: StoryDatasetsProps) {
  const t = useWords();
  if (checkCharts(charts).length > 0) return null;
  const all = charts as readonly StoryChart[];
  const bind = (index: number, dataset: DatasetOfChart | undefined) =>
    onWrite(
      JSON.stringify(
        all.map((chart, at) => (at === index ? bound(chart, dataset) : chart)),
        null,
        2,
      ),
    );
  return (
    <fieldset className="story-datasets">
      <legend>{t('stories.datasets')}</legend>
      <p>{t('stories.datasetsLead')}</p>
      {all.map((chart, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two charts may be called alike; their order is what tells them apart
        <ChartDataset key={index} chart={chart} onBind={(dataset) => bind(index, dataset)} />
      ))}
    </fieldset>
  );
}

function ChartDataset({
  chart: { title, dataset },
  onBind,
}: {
  chart: StoryChart;
  onBind: (dataset: DatasetOfChart | undefined) => void;
}) {
  const t = useWords();
  const client = useQueryClient();
  const { data: sources = [] } = useQuery(sourcesQuery);
  const { data: source, error } = useQuery({ ...sourceQuery(dataset?.dbref), enabled: dataset !== undefined });
  const latest = source?.latest ?? dataset?.version ?? 1;
  const versions = Array.from({ length: latest }, (_, at) => latest - at);
  const isListed = dataset === undefined || sources.some(({ dbref }) => dbref === dataset.dbref);

  /** Of a dataset just chosen, the version in force. */
  async function choose(dbref: string) {
    if (dbref === '') return onBind(undefined);
    const { version } = await client.fetchQuery(sourceQuery(dbref));
    onBind({ dbref, version });
  }

  return (
    <div className="story-datasets-chart">
      <Select
        label={title}
        empty={t('stories.noDataset')}
        value={dataset?.dbref ?? ''}
        error={error?.message}
        choices={[
          ...(isListed ? [] : [{ value: dataset.dbref, text: dataset.dbref }]),
          ...sources.map(({ dbref, dbname }) => ({ value: dbref, text: dbname })),
        ]}
        onChange={({ target: { value } }) => void choose(value)}
      />
      {dataset !== undefined && (
        <Select
          label={t('stories.version')}
          value={String(dataset.version)}
          choices={versions.map((version) => ({
            value: String(version),
            text: t(version === latest ? 'stories.versionInForce' : 'stories.versionOf', { version }),
          }))}
          onChange={({ target: { value } }) => onBind({ dbref: dataset.dbref, version: Number(value) })}
        />
      )}
    </div>
  );
}

/** Without a dataset the chart is written without one: JSON leaves out what is undefined. */
function bound(chart: StoryChart, dataset: DatasetOfChart | undefined): object {
  return { ...chart, dataset };
}
