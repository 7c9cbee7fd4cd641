import { useId } from 'react';
import { CircleAlert } from 'lucide-react';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { sayChoice } from './sayChoice.ts';

interface ChoiceBoxesProps {
  label: string;
  hint?: string;
  error: string | undefined;
  name: string;
  choices: readonly string[];
  chosen: readonly string[];
}

/** Several of a few words: a box for each, all under the name of the column. */
export function ChoiceBoxes({ label, hint, error, name, choices, chosen }: ChoiceBoxesProps) {
  const id = useId();
  return (
    <fieldset className="field reference-boxes">
      <legend className="field-label">{label}</legend>
      {hint !== undefined && <p className="field-hint">{hint}</p>}
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          label={sayChoice(choice)}
          name={name}
          value={choice}
          defaultChecked={chosen.includes(choice)}
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
      ))}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
