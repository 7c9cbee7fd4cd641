import { useEffect, useState } from 'react';
import { readSelection, writeSelection, type Selection } from './selection.ts';

const KEY = 'agrihub.calendar';

interface Remembered {
  title: string;
  selection: Selection;
}

/** Keeps the plan last looked at on this device, and nowhere else. */
export function useRememberPlan(
  title: string | undefined,
  { crop, region, district, season, variety }: Selection,
): void {
  const query = writeSelection({ crop, region, district, season, variety });
  useEffect(() => {
    if (title === undefined) return;
    try {
      localStorage.setItem(KEY, JSON.stringify({ title, query }));
    } catch {
      // A browser that keeps nothing loses only this comfort.
    }
  }, [title, query]);
}

/** The plan last looked at on this device; undefined on the server and until the page is alive. */
export function useRememberedPlan(): Remembered | undefined {
  const [remembered, setRemembered] = useState<Remembered>();
  useEffect(() => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
      // What a device remembers is known only to it: the first drawing must be the server's.
      // oxlint-disable-next-line react/set-state-in-effect
      if (isKept(kept)) setRemembered({ title: kept.title, selection: readSelection(kept.query) });
    } catch {
      // What cannot be read counts as nothing remembered.
    }
  }, []);
  return remembered;
}

function isKept(value: unknown): value is { title: string; query: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { title, query } = value as Record<string, unknown>;
  return typeof title === 'string' && typeof query === 'string';
}
