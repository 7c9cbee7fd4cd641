import { useEffect, useRef } from 'react';
import type { Selection } from '#web/lib/useSelection.ts';
import type { Risk } from '../api.ts';

/** Marks what stands for a risk in the list, by its number. */
export const riskMark = 'data-risk';

/** Listens for single keys while no field is written in and no window is open. */
export function useKeys(onKey: (key: string, at: Element) => boolean): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
      if (target.closest('input:not([type=checkbox]), textarea, select, [role=dialog]')) return;
      if (document.querySelector('[role=dialog]') === null && latest.current(key, target)) event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

/** The risk of a list on which the focus is. */
export function focusedRisk(rows: readonly Risk[], at: Element): Risk | undefined {
  const id = at.closest('tr')?.querySelector(`[${riskMark}]`)?.getAttribute(riskMark);
  return rows.find((risk) => String(risk.id) === id);
}

/** J and K go down and up the list, X ticks the risk on which the focus is. */
export function useQueueKeys(rows: readonly Risk[] | undefined, selection: Selection<Risk>): void {
  useKeys((key, at) => {
    if (rows === undefined) return false;
    if (key === 'j' || key === 'k') {
      const links = [...document.querySelectorAll<HTMLElement>(`[${riskMark}]`)];
      const now = links.findIndex((link) => link.closest('tr') === at.closest('tr'));
      links[Math.max(0, Math.min(links.length - 1, now + (key === 'j' ? 1 : -1)))]?.focus();
      return true;
    }
    const risk = key === 'x' ? focusedRisk(rows, at) : undefined;
    if (risk) selection.set([risk], !selection.has(risk.id));
    return risk !== undefined;
  });
}
