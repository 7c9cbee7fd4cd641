import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { loadWords, type WordArea } from '#web/lib/words.ts';
import type { Role, TabId } from './tabs.ts';

/** What every part of the control centre is told. */
export interface PartProps {
  /** The second segment of its address: a group, a file, a risk. */
  readonly id: string | undefined;
  readonly search: URLSearchParams;
  readonly role: Role;
}

/** The parts that are built, each fetched with its words when it is opened. */
export const parts: Partial<Readonly<Record<TabId, LazyExoticComponent<ComponentType<PartProps>>>>> = {
  extensions: part(['farmers'], () => import('#web/features/farmers/FarmersTab.tsx')),
  groups: part(['farmers', 'groups', 'messaging'], () => import('./GroupsTab.tsx')),
  settings: part(['settings'], () => import('./SettingsTab.tsx')),
};

function part(words: readonly WordArea[], load: () => Promise<{ default: ComponentType<PartProps> }>): LazyExoticComponent<ComponentType<PartProps>> {
  return lazy(() =>
    loadCode(async () => {
      await loadWords(words);
      return load();
    }),
  );
}
