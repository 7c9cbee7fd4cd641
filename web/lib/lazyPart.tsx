import { lazy, type ComponentType } from 'react';
import { loadCode } from './loadCode.ts';

/**
 * A heavy part of a page (map, chart) in a file of its own. Inside a Suspense boundary the server draws it at
 * once, and the browser wakes it when the page is idle, after everything a visitor reads first.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    if (isFirstView()) await idle();
    return loadCode(load);
  });
}

/** Still the page that the server drew. */
function isFirstView(): boolean {
  return typeof document === 'object' && document.readyState !== 'complete';
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => resolve();
    addEventListener('pointerdown', go, { once: true, capture: true });
    addEventListener('keydown', go, { once: true, capture: true });
    addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback(go, { timeout: 3000 }) : setTimeout(go, 200)), { once: true });
  });
}
