import { useState, type InputHTMLAttributes } from 'react';
import { useWords } from '#web/lib/words.ts';
import { Field, type FieldProps } from '#web/ui/forms/Field.tsx';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'>;

/** A password with a button that shows what was typed. */
export function PasswordInput({ label, hint, error, optional, ...native }: FieldProps & Native) {
  const t = useWords();
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, optional }}>
      {(links) => (
        <span className="password-input">
          <input className="control" {...native} {...links} type={shown ? 'text' : 'password'} />
          <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {t(shown ? 'accounts.hide' : 'accounts.show')}
            <span className="heard"> {label}</span>
          </button>
        </span>
      )}
    </Field>
  );
}
