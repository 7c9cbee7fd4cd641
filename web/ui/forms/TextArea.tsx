import { useState, type TextareaHTMLAttributes } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useWords } from '#web/lib/words.ts';
import './TextArea.css';

interface TextAreaProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'maxLength'> {
  /** Most characters allowed. More can be typed, so that nobody's words are cut: the counter says how many too many. */
  limit?: number | undefined;
}

/** Several lines of text, with a counter where there is a limit. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  limit,
  onChange,
  ...native
}: TextAreaProps) {
  const t = useWords();
  const given = native.value ?? native.defaultValue ?? '';
  const [typed, setTyped] = useState(String(given).length);
  const used = native.value === undefined ? typed : String(native.value).length;
  const left = limit === undefined ? undefined : limit - used;
  return (
    <Field {...{ label, hint, error, optional, labelHidden, className }}>
      {(links) => (
        <>
          <textarea
            className="control text-area"
            rows={4}
            {...native}
            {...links}
            aria-describedby={classes(links['aria-describedby'], left !== undefined && `${links.id}-left`) || undefined}
            onChange={(event) => {
              setTyped(event.target.value.length);
              onChange?.(event);
            }}
          />
          {left !== undefined && (
            <p className={classes('text-area-left figures', left < 0 && 'text-area-over')} id={`${links.id}-left`}>
              {left < 0 ? t('ui.charactersOver', { count: -left }) : t('ui.charactersLeft', { count: left })}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
