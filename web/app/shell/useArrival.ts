import { useEffect, useRef, useState } from 'react';
import { useWords } from '#web/lib/words.ts';

/**
 * After going to another page: its top comes into view, the keyboard starts at its content, and its title is
 * announced. Returns the announcement. The first page is left to the browser, and so is the way back.
 */
export function useArrival(path: string): string {
  const t = useWords();
  const [announcement, setAnnouncement] = useState('');
  const before = useRef(path);
  const goingBack = useRef(false);
  useEffect(() => {
    const note = () => {
      goingBack.current = true;
    };
    addEventListener('popstate', note);
    return () => removeEventListener('popstate', note);
  }, []);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (!goingBack.current) scrollTo({ top: 0, behavior: 'instant' });
    goingBack.current = false;
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    // The title follows one moment later, with the page's own effects.
    const wait = setTimeout(() => setAnnouncement(t('shell.opened', { page: document.title })), 100);
    return () => clearTimeout(wait);
  }, [path, t]);
  return announcement;
}
