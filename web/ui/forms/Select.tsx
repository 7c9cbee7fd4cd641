import type { SelectHTMLAttributes } from 'react';
import { ChevronDown } from 'lucide-react';
import { classes } from '../classes.ts';
import { Field, type FieldProps } from './Field.tsx';
import './Select.css';

export interface Choice {
  value: string;
  text: string;
  disabled?: boolean | undefined;
  /** Of a text in another language than the page. */
  lang?: string | undefined;
}

export interface ChoiceGroup {
  label: string;
  choices: readonly Choice[];
}

interface SelectProps
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children' | 'className'> {
  choices: readonly (Choice | ChoiceGroup)[];
  /** First entry, of the empty value: "All Ghana", "Choose…". */
  empty?: string | undefined;
  /** Label small above the value, without a border: for the bar over a map. */
  compact?: boolean | undefined;
}

/** The device's own list of choices, with label, hint and error. */
export function Select({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  choices,
  empty,
  compact = false,
  ...native
}: SelectProps) {
  const look = classes('select-field', compact && 'select-compact', className);
  return (
    <Field {...{ label, hint, error, optional, labelHidden }} className={look}>
      {(links) => (
        <span className="select">
          <select className="control" {...native} {...links}>
            {empty !== undefined && <option value="">{empty}</option>}
            {choices.map((choice) =>
              'choices' in choice ? (
                <optgroup key={choice.label} label={choice.label}>
                  {choice.choices.map(optionOf)}
                </optgroup>
              ) : (
                optionOf(choice)
              ),
            )}
          </select>
          <ChevronDown size={16} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}

function optionOf({ text, ...native }: Choice) {
  return (
    <option key={native.value} {...native}>
      {text}
    </option>
  );
}
