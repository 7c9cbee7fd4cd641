import { useSyncExternalStore } from 'react';

/** What a browser hands over that can put the portal among its apps (Chromium; not yet among TypeScript's types). */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function setOffer(event: InstallEvent | null): void {
  offer = event;
  for (const listener of listeners) listener();
}

/** Holds the browser's own question back until somebody keeps pages here: asked sooner, it is in the way. */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallEvent);
  });
  addEventListener('appinstalled', () => setOffer(null));
}

/** Asks the browser's question and answers what was chosen; null where it has none: the portal is installed already, or the browser cannot. */
export function useInstallPrompt(): (() => Promise<'accepted' | 'dismissed'>) | null {
  const event = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offer,
    () => null,
  );
  if (event === null) return null;
  // A browser asks once for each offer, whatever the answer.
  return () =>
    event
      .prompt()
      .then(({ outcome }) => outcome)
      .finally(() => setOffer(null));
}
