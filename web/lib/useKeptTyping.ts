import { useLayoutEffect, useRef, type RefObject } from 'react';
import { saveTyped, restoreTyped } from './saveTyped.ts';

interface KeptTyping {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Ends it, once the form was sent. */
  readonly forget: () => void;
}

/** Keeps what stands in a form while it is left or the page is reloaded. */
export function useKeptTyping(name: string): KeptTyping {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  useLayoutEffect(() => {
    const root = form.current;
    if (root === null) return undefined;
    restoreTyped(name, root);
    const keep = () => {
      if (!isSent.current) saveTyped(name, root);
    };
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [name]);
  return {
    form,
    forget: () => {
      isSent.current = true;
    },
  };
}
