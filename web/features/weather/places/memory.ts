import { useSyncExternalStore } from 'react';

/** What the weather remembers on this device, and nowhere else. */
interface Memory {
  /** Id of the place last looked at. */
  place: string;
  /** The device was asked where it is: how it ended. It is not asked again by itself. */
  position: 'asked' | 'refused' | 'outside';
  /** Places looked at, the last first, as JSON. */
  recent: string;
  /** The panel of the first page was put away. */
  panel: 'closed';
}

const KEY = 'agrihub.weather.';

/** What is remembered; undefined also where a browser keeps nothing. */
export function recall<Name extends keyof Memory>(name: Name): Memory[Name] | undefined {
  try {
    return (localStorage.getItem(KEY + name) as Memory[Name] | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember<Name extends keyof Memory>(name: Name, value: Memory[Name] | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(KEY + name);
    else localStorage.setItem(KEY + name, value);
  } catch {
    // A browser that keeps nothing loses only this comfort.
  }
}

const neverChanges = () => () => undefined;

/** What is remembered; undefined on the server and until the page is alive. */
export function useRemembered<Name extends keyof Memory>(name: Name): Memory[Name] | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => recall(name),
    () => undefined,
  );
}

/** The place last looked at on this device. */
export function useRememberedPlace(): string | undefined {
  return useRemembered('place');
}
