import { useQuery } from '@tanstack/react-query';
import { useWords } from '#web/lib/words.ts';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { ChoiceBoxes } from './ChoiceBoxes.tsx';
import { sayChoice } from './sayChoice.ts';
import { cellText, choicesQuery, type CellFault, type ReferenceColumn } from './api.ts';

interface RowFieldsProps {
  columns: readonly ReferenceColumn[];
  values: Readonly<Record<string, unknown>>;
  /** What comes with the product, shown where it differs. */
  shipped: Readonly<Record<string, unknown>> | null;
  faults: readonly CellFault[];
  /** A row that exists keeps its key. */
  keyFixed: boolean;
  /** What is hard to write by hand has fields of its own elsewhere: its text is folded away. */
  hasAid: boolean;
}

/** A field per column, of the kind the column is, with its help and what is wrong with it. */
export function RowFields({ columns, values, shipped, faults, keyFixed, hasAid }: RowFieldsProps) {
  return columns.map((column) => (
    <RowField
      key={column.name}
      column={column}
      value={values[column.name]}
      shipped={shipped?.[column.name]}
      hasShipped={shipped !== null}
      error={
        faults
          .filter((fault) => fault.column === column.name)
          .map((fault) => fault.sentence)
          .join(' ') || undefined
      }
      fixed={keyFixed && column.isKey}
      folded={hasAid && column.type === 'json'}
    />
  ));
}

interface RowFieldProps {
  column: ReferenceColumn;
  value: unknown;
  shipped: unknown;
  hasShipped: boolean;
  error: string | undefined;
  fixed: boolean;
  folded: boolean;
}

function RowField({ column, value, shipped, hasShipped, error, fixed, folded }: RowFieldProps) {
  const t = useWords();
  const text = column.type === 'json' ? JSON.stringify(value ?? null, null, 2) : cellText(value);
  const shippedText = cellText(shipped);
  const differs = hasShipped && shippedText !== cellText(value);
  const hint = [
    column.help,
    column.type === 'json' && t('manage.nested'),
    differs && t('manage.shippedValue', { value: shippedText || t('manage.nothing') }),
  ]
    .filter(Boolean)
    .join(' ');
  const common = {
    label: column.label,
    error,
    name: column.name,
    defaultValue: text,
    ...(hint && { hint }),
    ...(column.required && { required: true }),
  };
  if (fixed) return <TextInput {...common} readOnly />;
  if (column.references !== null)
    return <ReferenceField common={common} table={column.references} required={column.required} />;
  if (column.type === 'list' && column.choices.length > 0) {
    const { label, name } = column;
    const chosen = Array.isArray(value) ? value.map(String) : [];
    return <ChoiceBoxes {...{ label, name, error, chosen }} choices={column.choices} {...(hint && { hint })} />;
  }
  if (column.choices.length > 0) {
    return (
      <Select
        {...common}
        empty={column.required ? undefined : t('manage.choose')}
        choices={column.choices.map((choice) => ({ value: choice, text: sayChoice(choice) }))}
      />
    );
  }
  if (folded) {
    return (
      <details className="reference-folded" open={error !== undefined || undefined}>
        <summary>{t('manage.asJson', { label: column.label })}</summary>
        <TextArea {...common} rows={10} />
      </details>
    );
  }
  if (column.type === 'longText' || column.type === 'json')
    return <TextArea {...common} rows={column.type === 'json' ? 10 : 4} />;
  if (column.type === 'number' || column.type === 'integer') {
    return (
      <TextInput
        {...common}
        inputMode="decimal"
        {...(column.minimum !== null && { min: column.minimum })}
        {...(column.maximum !== null && { max: column.maximum })}
      />
    );
  }
  return (
    <TextInput
      {...common}
      {...(column.type === 'monthDay' && { placeholder: '04-15' })}
      {...(column.type === 'url' && { inputMode: 'url' as const })}
    />
  );
}

interface Common {
  label: string;
  error: string | undefined;
  name: string;
  defaultValue: string;
}

function ReferenceField({ common, table, required }: { common: Common; table: string; required: boolean }) {
  const t = useWords();
  const { data } = useQuery(choicesQuery(table));
  // Until the rows are there the present value is the one choice: a form sent early changes nothing.
  const keys = data?.found.map((row) => row.key) ?? [common.defaultValue].filter(Boolean);
  return (
    <Select
      key={data ? 'all' : 'one'}
      {...common}
      empty={required ? undefined : t('manage.choose')}
      choices={keys.map((key) => ({ value: key, text: key }))}
    />
  );
}
