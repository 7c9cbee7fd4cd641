import { timeSteps } from '#engines/charts/timeSteps.ts';
import { useWords } from '#web/lib/words.ts';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import type { ChartSource } from './api.ts';
import { chartMeasures, kinds, type Panel, sorts } from './panels.ts';

interface PanelOptionsProps {
  panel: Panel;
  source: ChartSource;
  onTake: () => void;
}

const TOPS = [5, 10, 20, 50, 100] as const;
/** A column of more values splits into lines nobody can tell apart. */
const MOST_SPLIT = 60;

/** How the numbers are worked out and drawn. Nothing here needs an answer. */
export function PanelOptions({ panel, source: { columns }, onTake }: PanelOptionsProps) {
  const t = useWords();
  const isNumber = ({ type }: { type: string }) => type === 'whole' || type === 'decimal';
  const splits = columns.filter(
    (column) => column.name !== panel.x && column.distinct > 1 && column.distinct <= MOST_SPLIT && !isNumber(column),
  );
  const x = columns.find(({ name }) => name === panel.x);
  const offeredSteps = x?.type === 'time' ? timeSteps : x?.type === 'date' ? timeSteps.slice(1) : [];
  const y = columns.find(({ name }) => name === panel.y);
  const isScatter = panel.kind === 'scatter';
  const isMap = panel.kind === 'map';
  const takes = {
    scatter: x !== undefined && y !== undefined && isNumber(x) && isNumber(y),
    map: (x?.names ?? null) !== null,
  };
  const offered = kinds.filter((kind) => kind === panel.kind || (kind !== 'scatter' && kind !== 'map') || takes[kind]);
  const isOpen = panel.kind !== '' || panel.by !== '' || panel.top > 0 || panel.sort !== '' || panel.step !== '';
  const labelOf = (column: string) => columns.find(({ name }) => name === column)?.label ?? column;
  const named = ({ name, label }: { name: string; label: string }) => ({ value: name, text: label });
  return (
    <details className="panel-form-more" open={isOpen || undefined}>
      <summary>{t('dashboard.options')}</summary>
      <div className="panel-form-choices">
        <Select
          label={t('dashboard.kind')}
          name="kind"
          empty={t('dashboard.kindAuto')}
          value={panel.kind}
          choices={offered.map((kind) => ({ value: kind, text: t(`dashboard.kind_${kind}`) }))}
          onChange={onTake}
        />
        {!isScatter && (
          <Select
            label={t('dashboard.measure')}
            name="measure"
            empty={t('dashboard.measureAuto')}
            value={panel.measure}
            choices={chartMeasures.map((measure) => ({ value: measure, text: t(`dashboard.measures_${measure}`) }))}
            onChange={onTake}
          />
        )}
        {offeredSteps.length > 0 && !isScatter && (
          <Select
            label={t('dashboard.step')}
            name="step"
            empty={t('dashboard.stepAuto')}
            value={panel.step}
            choices={offeredSteps.map((step) => ({ value: step, text: t(`dashboard.step_${step}`) }))}
            onChange={onTake}
          />
        )}
        {!isMap && (
          <Select
            label={t('dashboard.split')}
            name="by"
            empty={t('dashboard.noSplit')}
            value={panel.by}
            choices={splits.map(named)}
            onChange={onTake}
          />
        )}
        {!isScatter && !isMap && panel.with.length > 0 && (
          <fieldset className="panel-form-column">
            <legend>{t('dashboard.with')}</legend>
            {panel.with.map((column) => (
              <Checkbox key={column} name="with" value={column} checked onChange={onTake} label={labelOf(column)} />
            ))}
          </fieldset>
        )}
        {!isScatter && !isMap && (
          <>
            <Select
              label={t('dashboard.sort')}
              name="sort"
              empty={t('dashboard.sortAuto')}
              value={panel.sort}
              choices={sorts.map((sort) => ({ value: sort, text: t(`dashboard.sort_${sort}`) }))}
              onChange={onTake}
            />
            <Select
              label={t('dashboard.top')}
              name="top"
              empty={t('dashboard.topAll')}
              value={panel.top === 0 ? '' : String(panel.top)}
              choices={[...new Set([...TOPS, ...(panel.top > 0 ? [panel.top] : [])])].map((count) => ({
                value: String(count),
                text: t('dashboard.topSome', { count }),
              }))}
              onChange={onTake}
            />
          </>
        )}
      </div>
    </details>
  );
}
