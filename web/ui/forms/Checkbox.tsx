import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import './Checkbox.css';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A box to tick; the words belong to the target. */
export function Checkbox({ label, hint, ...native }: CheckboxProps) {
  const id = useId();
  return (
    <div className="checkbox">
      <input id={id} type="checkbox" aria-describedby={hint === undefined ? undefined : `${id}-hint`} {...native} />
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="checkbox-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
