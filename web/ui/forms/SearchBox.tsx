import { useEffect, useId, useRef, useState } from 'react';
import { Search, X } from 'lucide-react';
import { classes } from '../classes.ts';
import { useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import './Field.css';
import './SearchBox.css';

interface SearchBoxProps {
  /** What is searched: "Search crops". Its name for ears, and its placeholder unless another is told. */
  label: string;
  /** An example of what may be typed. */
  placeholder?: string | undefined;
  /** Most characters the search takes: see contract/limits.ts. */
  maxLength: number;
  /** Name of the field in the address. */
  name?: string | undefined;
  defaultValue?: string | undefined;
  /** Page that answers the search without JavaScript. */
  action?: string | undefined;
  /** What else stands in the address and stays there without JavaScript: the filters. */
  kept?: Readonly<Record<string, string | undefined>> | undefined;
  /** Names to offer while typing, through the device's own list. */
  suggestions?: readonly string[] | undefined;
  /**
   * Called once typing pauses. The signal aborts when a newer search starts, so that an older answer,
   * arriving late, is dropped.
   */
  onSearch?: ((text: string, signal: AbortSignal) => void) | undefined;
  /** Pause in typing that starts a search, in milliseconds. */
  waitMs?: number | undefined;
  className?: string | undefined;
}

/** A search field that waits for a pause in typing and never shows an older answer over a newer one. */
export function SearchBox({
  label,
  placeholder = label,
  maxLength,
  name = 'q',
  defaultValue = '',
  action,
  kept,
  suggestions,
  onSearch,
  waitMs = 250,
  className,
}: SearchBoxProps) {
  const t = useWords();
  const id = useId();
  const [text, setText] = useState(defaultValue);
  // The address may change otherwise than by typing: then the field follows it.
  const [given, setGiven] = useState(defaultValue);
  const [searched, setSearched] = useState(defaultValue);
  if (defaultValue !== given) {
    setGiven(defaultValue);
    if (defaultValue !== searched) {
      setSearched(defaultValue);
      setText(defaultValue);
    }
  }
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<number>(undefined);
  const running = useRef<AbortController>(undefined);

  function search(wanted: string) {
    window.clearTimeout(pause.current);
    running.current?.abort();
    running.current = new AbortController();
    setSearched(wanted.trim());
    onSearch?.(wanted.trim(), running.current.signal);
  }

  function change(typed: string) {
    setText(typed);
    window.clearTimeout(pause.current);
    pause.current = window.setTimeout(() => search(typed), waitMs);
  }

  useEffect(
    () => () => {
      window.clearTimeout(pause.current);
      running.current?.abort();
    },
    [],
  );

  return (
    <form
      role="search"
      action={action && pageAddress(action)}
      className={classes('search-box', className)}
      onSubmit={(event) => {
        if (!onSearch) return;
        event.preventDefault();
        search(text);
      }}
    >
      <Search className="search-box-icon" size={18} aria-hidden="true" />
      <input
        ref={input}
        className="control"
        type="search"
        name={name}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        list={suggestions && id}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => (onSearch ? change(event.target.value) : setText(event.target.value))}
      />
      {suggestions && (
        <datalist id={id}>
          {suggestions.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      )}
      {Object.entries(kept ?? {}).map(
        ([field, value]) => value !== undefined && <input key={field} type="hidden" name={field} value={value} />,
      )}
      {text !== '' && (
        <button
          type="button"
          className="search-box-clear"
          aria-label={t('ui.clear')}
          onClick={() => {
            setText('');
            search('');
            input.current?.focus();
          }}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </form>
  );
}
