import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { filterOps, readCondition } from '#engines/tables/tableQuestion.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { Field } from '#web/ui/forms/Field.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { type ChartSource, valuesQuery } from './api.ts';
import { MOST_CONDITIONS, type Panel } from './panels.ts';

interface PanelConditionsProps {
  panel: Panel;
  source: ChartSource;
  onTake: () => void;
}

/** Columns of more values are not offered as a list. */
const MOST_OFFERED = 200;

/** Which rows count: conditions to untick, and one more to add. */
export function PanelConditions({ panel, source, onTake }: PanelConditionsProps) {
  const t = useWords();
  return (
    <details className="panel-form-more" open={panel.where.length > 0 || undefined}>
      <summary>{t('dashboard.conditions')}</summary>
      {panel.where.map((each) => (
        <Checkbox key={each} name="where" value={each} checked onChange={onTake} label={sayCondition(each)} />
      ))}
      {/* What was typed goes with the condition it made. */}
      {panel.where.length < MOST_CONDITIONS && <NewCondition key={panel.where.join('~')} source={source} />}
    </details>
  );

  function sayCondition(text: string): string {
    const read = readCondition(text);
    if (read === null) return text;
    const label = source.columns.find(({ name }) => name === read.column)?.label ?? read.column;
    return [label, t(`dashboard.op_${read.op}`), read.value].filter(Boolean).join(' ');
  }
}

function NewCondition({ source }: { source: ChartSource }) {
  const t = useWords();
  const id = useId();
  const [column, setColumn] = useState('');
  const [op, setOp] = useState('is');
  const distinct = source.columns.find(({ name }) => name === column)?.distinct ?? 0;
  const { data } = useQuery({
    ...valuesQuery(source.dbref, column),
    enabled: distinct > 0 && distinct <= MOST_OFFERED,
  });
  const takesNone = op === 'empty' || op === 'filled';
  return (
    <div className="panel-form-choices">
      <Select
        className="panel-form-column"
        label={t('dashboard.column')}
        name="column"
        empty={t('dashboard.chooseColumn')}
        value={column}
        choices={source.columns.map(({ name, label }) => ({ value: name, text: label }))}
        onChange={(event) => setColumn(event.target.value)}
      />
      <Select
        label={t('dashboard.op')}
        name="op"
        value={op}
        choices={filterOps.map((each) => ({ value: each, text: t(`dashboard.op_${each}`) }))}
        onChange={(event) => setOp(event.target.value)}
      />
      {!takesNone && (
        <Field label={t('dashboard.value')}>
          {(links) => (
            <>
              <input
                className="control"
                name="value"
                maxLength={200}
                autoComplete="off"
                list={`${id}-values`}
                {...links}
              />
              <datalist id={`${id}-values`}>
                {data?.labels.map((label) => (
                  <option key={label} value={label}>
                    {label}
                  </option>
                ))}
              </datalist>
            </>
          )}
        </Field>
      )}
      <Button type="submit" kind="secondary" small>
        {t('dashboard.addCondition')}
      </Button>
    </div>
  );
}
