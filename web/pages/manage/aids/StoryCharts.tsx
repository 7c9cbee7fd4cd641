import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { chartTypes, type StoryChart } from '#engines/reference/tables/storyCharts.ts';
import { loadWords, useWords, type Words } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { chartOfAddress } from './chartOfAddress.ts';
import { readFigures, writeFigures } from './storyFigures.ts';
import './StoryDatasets.css';

// It is fetched after the form stands, and brings its words along.
await loadWords(['charts', 'storyEditing']);

const newChart: StoryChart = {
  title: '',
  description: '',
  chartType: 'Chart',
  labels: [],
  series: [],
  basis: 'source',
  verification: 'seen',
  sourceUrl: '',
  note: '',
  institution: '',
  publication: '',
  year: '',
  page: '',
  licence: '',
};
const about = ['institution', 'publication', 'year', 'page', 'licence', 'sourceUrl'] as const;

interface StoryChartsProps {
  /** As they are being written; what is no list yet is written anew. */
  charts: unknown;
  onWrite: (text: string) => void;
}

/** The charts of a story in fields of their own: taken over from a dashboard, or written by hand. */
export default function StoryCharts({ charts, onWrite }: StoryChartsProps) {
  const t = useWords();
  const all = Array.isArray(charts) ? (charts as readonly StoryChart[]) : [];
  const write = (next: readonly StoryChart[]) => onWrite(JSON.stringify(next, null, 2));
  return (
    <fieldset className="story-datasets">
      <legend>{t('storyEditing.charts')}</legend>
      <p>{t('storyEditing.lead')}</p>
      {all.map((chart, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- charts are told apart by their place; what another act wrote is shown anew
        <details key={`${index} ${all.length} ${chart.labels?.join()}`} open={chart.labels?.length === 0 || undefined}>
          <summary>{chart.title || t('storyEditing.unnamed', { number: index + 1 })}</summary>
          <ChartFields chart={chart} onChange={(next) => write(all.with(index, next))} />
          <Button type="button" kind="secondary" small onClick={() => write(all.toSpliced(index, 1))}>
            {t('storyEditing.remove')}
          </Button>
        </details>
      ))}
      <FromDashboard onTake={(chart) => write([...all, chart])} />
      <Button type="button" kind="secondary" small onClick={() => write([...all, newChart])}>
        {t('storyEditing.add')}
      </Button>
    </fieldset>
  );
}

function ChartFields({ chart, onChange }: { chart: StoryChart; onChange: (chart: StoryChart) => void }) {
  const t = useWords();
  const [wrong, setWrong] = useState<string>();
  const text = (name: 'title' | 'description' | 'note' | (typeof about)[number]) => (
    <TextInput
      key={name}
      label={t(`storyEditing.${name}`)}
      defaultValue={chart[name] ?? ''}
      autoComplete="off"
      onBlur={({ target: { value } }) => value !== (chart[name] ?? '') && onChange({ ...chart, [name]: value.trim() })}
    />
  );
  function take(typed: string) {
    const figures = readFigures(typed);
    setWrong('wrong' in figures ? sayWrong(figures.wrong, t) : undefined);
    if (!('wrong' in figures)) onChange({ ...chart, ...figures });
  }
  return (
    <div className="story-datasets-chart">
      {text('title')}
      {text('description')}
      <Select
        label={t('storyEditing.chartType')}
        value={chart.chartType}
        choices={chartTypes.map((type) => ({ value: type, text: t(`storyEditing.type_${type}`) }))}
        onChange={({ target: { value } }) =>
          onChange({ ...chart, chartType: chartTypes.find((type) => type === value) ?? 'Chart' })
        }
      />
      <TextArea
        label={t('storyEditing.figures')}
        hint={t('storyEditing.figuresHint')}
        error={wrong}
        rows={6}
        defaultValue={writeFigures(chart)}
        onBlur={({ target: { value } }) => take(value)}
      />
      {about.map(text)}
      {text('note')}
    </div>
  );
}

const sayWrong = ({ line, found, expected }: { line: number; found: string; expected: number }, t: Words) =>
  t('storyEditing.figuresWrong', { line, found, expected });

/** The chart builder makes the chart; its address brings it here with the version of its data. */
function FromDashboard({ onTake }: { onTake: (chart: StoryChart) => void }) {
  const t = useWords();
  const client = useQueryClient();
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState<string>();
  async function take() {
    try {
      const chart = await chartOfAddress(address, client);
      setWrong(chart === null ? t('storyEditing.noChart') : undefined);
      if (chart === null) return;
      onTake({ ...newChart, ...chart });
      setAddress('');
    } catch (error) {
      setWrong((error as Error).message);
    }
  }
  return (
    <div className="story-datasets-chart">
      <TextInput
        label={t('storyEditing.address')}
        hint={t('storyEditing.addressHint')}
        error={wrong}
        value={address}
        onChange={({ target: { value } }) => setAddress(value)}
      />
      <Button type="button" kind="secondary" small disabled={address.trim() === ''} onClick={() => void take()}>
        {t('storyEditing.take')}
      </Button>
      <Button kind="secondary" small href="/main/dashboard">
        {t('storyEditing.builder')}
      </Button>
    </div>
  );
}
