import { useId, type ReactNode } from 'react';
import { Link } from '../actions/Link.tsx';
import './Segmented.css';

interface SegmentedProps {
  /** Names the choice: "View". */
  label: string;
  options: readonly { value: string; text: ReactNode; href?: string | undefined }[];
  value: string;
  /** Called with the chosen value; not needed where the options are links. */
  onChange?: ((value: string) => void) | undefined;
  /** Name of the field where the choice is part of a form. */
  name?: string | undefined;
}

/** A few choices side by side: links where the options have an address, otherwise radio buttons of a form. */
export function Segmented({ label, options, value, onChange, name }: SegmentedProps) {
  const id = useId();
  return (
    <div className="segmented" role={options.every(({ href }) => href) ? 'group' : 'radiogroup'} aria-label={label}>
      {options.map((option) =>
        option.href === undefined ? (
          <label key={option.value} className="segmented-option">
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              {...(onChange
                ? { checked: option.value === value, onChange: () => onChange(option.value) }
                : { defaultChecked: option.value === value })}
            />
            <span>{option.text}</span>
          </label>
        ) : (
          <Link
            key={option.value}
            href={option.href}
            replace
            className="segmented-option"
            aria-current={option.value === value ? 'true' : undefined}
          >
            <span>{option.text}</span>
          </Link>
        ),
      )}
    </div>
  );
}
