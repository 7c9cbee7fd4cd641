import type { ReactNode } from 'react';
import { Combobox } from '@base-ui/react/combobox';
import { Field } from './Field.tsx';
import '../field/foundPlaces.css';

interface SearchSelectProps<Found> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: string | undefined;
  readonly value: Found | null;
  readonly onChange: (found: Found | null) => void;
  /** What the field shows: what is typed, or the name of what was chosen. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What fits, found by whoever shows the field. */
  readonly offered: readonly Found[];
  readonly nameOf: (found: Found) => string;
  readonly isSame: (one: Found, other: Found) => boolean;
  /** Names one among those offered. */
  readonly keyOf: (found: Found) => string | number;
  /** One of the list: its name, and what tells it from others of that name. */
  readonly option: (found: Found) => ReactNode;
  /** That it is being looked for, or that nothing fits. */
  readonly status: string | null;
  readonly maxLength: number;
  readonly placeholder?: string;
}

/** One thing of many, found on the server while one types. */
export function SearchSelect<Found>({
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  text,
  onText,
  offered,
  nameOf,
  isSame,
  keyOf,
  option,
  status,
  maxLength,
  placeholder,
}: SearchSelectProps<Found>) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(links) => (
        <Combobox.Root<Found>
          items={offered}
          filter={null}
          autoHighlight
          value={value}
          onValueChange={onChange}
          inputValue={text}
          onInputValueChange={onText}
          itemToStringLabel={nameOf}
          isItemEqualToValue={isSame}
        >
          <Combobox.Input {...links} className="control" autoComplete="off" {...{ maxLength, placeholder }} />
          <Combobox.Portal>
            <Combobox.Positioner className="found-places" sideOffset={4}>
              <Combobox.Popup className="found-places-popup">
                <Combobox.Status className="found-places-status">{status}</Combobox.Status>
                <Combobox.List>
                  {(each: Found) => (
                    <Combobox.Item key={keyOf(each)} value={each} className="found-places-option">
                      {option(each)}
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  );
}
