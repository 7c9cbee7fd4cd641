import type { FormEvent } from 'react';
import { Trash2 } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { ChartSource } from './api.ts';
import { chartMeasures, emptyPanel, isSameField, kinds, type Panel, POPULATION } from './panels.ts';
import './PanelForm.css';

interface PanelFormProps {
  panel: Panel;
  /** 1 for the first. */
  number: number;
  sources: readonly { dbref: string; dbname: string }[];
  /** The chosen source, once it is known. */
  source: ChartSource | undefined;
  /** What went wrong with the chart. */
  wrong: string | undefined;
  onChange: (panel: Panel) => void;
  onRemove: (() => void) | undefined;
}

const TOPS = [5, 10, 20, 50] as const;

/** The choices of one panel: source, Y, X, and how it is drawn; an error line; a suggestion to begin with. */
export function PanelForm({ panel, number, sources, source, wrong, onChange, onRemove }: PanelFormProps) {
  const t = useWords();
  const columns = source?.columns ?? [];
  const texts = columns.filter(({ type, distinct }) => type === 'text' && distinct <= 60);
  const hasPopulation = columns.some(({ name, type }) => name === POPULATION && (type === 'whole' || type === 'decimal'));
  const choose = (next: Partial<Panel>) => onChange({ ...panel, ...next });
  const error = isSameField(panel) ? t('dashboard.sameField') : wrong;
  return (
    <form
      className="panel-form"
      aria-label={t('dashboard.panel', { number })}
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <header>
        <h2>{t('dashboard.panel', { number })}</h2>
        {onRemove && (
          <IconButton label={t('dashboard.remove', { number })} icon={<Trash2 size={18} aria-hidden="true" />} onClick={onRemove} />
        )}
      </header>
      <Select
        label={t('dashboard.source')}
        empty={t('dashboard.chooseSource')}
        value={panel.source}
        choices={sources.map(({ dbref, dbname }) => ({ value: dbref, text: dbname }))}
        onChange={(event) => onChange({ ...emptyPanel, source: event.target.value })}
      />
      {source && panel.x === '' && panel.y === '' && source.suggestions.length > 0 && (
        <div className="panel-form-suggestions">
          <p>{t('dashboard.suggestions')}</p>
          {source.suggestions.map(({ x, y, measure }) => (
            <Button key={x} kind="secondary" small onClick={() => choose({ x, y, measure })}>
              {t('dashboard.suggestion', { x, y })}
            </Button>
          ))}
        </div>
      )}
      {source && (
        <>
          <Select
            label={t('dashboard.yData')}
            empty={t('dashboard.chooseY')}
            value={panel.y}
            choices={[
              { value: POPULATION, text: t(hasPopulation ? 'dashboard.population' : 'dashboard.populationRows') },
              ...columns.filter(({ name }) => name !== POPULATION).map(({ name }) => ({ value: name, text: name })),
            ]}
            onChange={(event) => choose({ y: event.target.value, measure: '' })}
            error={error}
          />
          <Select
            label={t('dashboard.xData')}
            empty={t('dashboard.chooseX')}
            value={panel.x}
            choices={columns.filter(({ name }) => name !== POPULATION).map(({ name }) => ({ value: name, text: name }))}
            onChange={(event) => choose({ x: event.target.value })}
          />
          <details className="panel-form-more" open={panel.by !== '' || panel.top > 0 || undefined}>
            <summary>{t('dashboard.kind')}</summary>
            <Select
              label={t('dashboard.kind')}
              value={panel.kind || 'bar'}
              choices={kinds.map((kind) => ({ value: kind, text: t(`dashboard.kind_${kind}`) }))}
              onChange={(event) => choose({ kind: kinds.find((each) => each === event.target.value) ?? '' })}
            />
            <Select
              label={t('dashboard.measure')}
              value={panel.measure}
              empty="–"
              choices={chartMeasures.map((measure) => ({ value: measure, text: t(`dashboard.measures_${measure}`) }))}
              onChange={(event) => choose({ measure: chartMeasures.find((each) => each === event.target.value) ?? '' })}
            />
            <Select
              label={t('dashboard.split')}
              empty={t('dashboard.noSplit')}
              value={panel.by}
              choices={texts.filter(({ name }) => name !== panel.x).map(({ name }) => ({ value: name, text: name }))}
              onChange={(event) => choose({ by: event.target.value })}
            />
            <Select
              label={t('dashboard.top')}
              empty={t('dashboard.topAll')}
              value={panel.top === 0 ? '' : String(panel.top)}
              choices={TOPS.map((count) => ({ value: String(count), text: t('dashboard.topSome', { count }) }))}
              onChange={(event) => choose({ top: Number(event.target.value) })}
            />
          </details>
        </>
      )}
    </form>
  );
}
