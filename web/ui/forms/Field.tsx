import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { classes } from '../classes.ts';
import './Field.css';

/** What a control needs so that its label, hint and error are read with it. */
export interface ControlLinks {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  /** How to answer, shown before anything goes wrong. */
  hint?: ReactNode;
  /** What was found, what is expected, how to mend it. The text a person typed stays. */
  error?: string | undefined;
  /** Said after the label when an answer may be left out. */
  optional?: string | undefined;
  /** The label is read out but not drawn, where the place makes it plain. */
  labelHidden?: boolean | undefined;
  className?: string | undefined;
}

/** A label, a control, its hint and its error, tied together for ears as for eyes. */
export function Field({
  label,
  hint,
  error,
  optional,
  labelHidden = false,
  className,
  children,
}: FieldProps & { children: (links: ControlLinks) => ReactNode }) {
  const id = useId();
  const described = classes(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  return (
    <div className={classes('field', error !== undefined && 'field-wrong', className)}>
      <label htmlFor={id} className={labelHidden ? 'heard' : 'field-label'}>
        {label}
        {optional !== undefined && <span className="field-optional"> {optional}</span>}
      </label>
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
