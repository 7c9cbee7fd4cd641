import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>;

/** One line of text, a number, a telephone number … (`type`), with label, hint and error. */
export function TextInput({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  type = 'text',
  ...native
}: FieldProps & Native) {
  return (
    <Field {...{ label, hint, error, optional, labelHidden, className }}>
      {(links) => <input className="control" type={type} {...native} {...links} />}
    </Field>
  );
}

/** A calendar day, `2026-04-15`, through the device's own date picker. */
export function DateInput(props: Omit<FieldProps & Native, 'type'>) {
  return <TextInput {...props} type="date" />;
}

/** A calendar week, `2026-W15`: the device's own week picker, or plain text where a browser has none. */
export function WeekInput(props: Omit<FieldProps & Native, 'type'>) {
  return <TextInput pattern="\d{4}-W\d{2}" placeholder="2026-W15" {...props} type="week" />;
}
