import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { loadCode } from '#web/lib/loadCode.ts';
import { loadWords, type WordArea } from '#web/lib/words.ts';
import { tabHref, tabsOf, type Role, type TabId } from './tabs.ts';

/** What every part of the control centre is told. */
export interface PartProps {
  /** The second segment of its address: a group, a file, a risk. */
  readonly id: string | undefined;
  readonly search: URLSearchParams;
  readonly role: Role;
}

interface Part {
  readonly Open: LazyExoticComponent<ComponentType<PartProps>>;
  /** Fetches it before it is opened. */
  readonly load: () => Promise<unknown>;
}

/** The parts, each fetched with its words when it is opened. */
export const parts: Readonly<Record<TabId, Part>> = {
  extensions: part(['farmers', 'sharing'], () => import('#web/features/farmers/FarmersTab.tsx')),
  groups: part(['entry', 'farmers', 'groups', 'messaging'], () => import('./GroupsTab.tsx')),
  polygon: part(['farmRecords', 'field'], () => import('#web/features/farms/FarmsTab.tsx')),
  uploads: part(['files', 'sharing', 'dates'], () => import('#web/features/files/UploadsTab.tsx')),
  trapsite: part(['traps', 'field'], () => import('#web/features/traps/TrapsTab.tsx')),
  risk: part(['risks', 'field', 'warnings'], () => import('#web/features/risks/RiskTab.tsx')),
  respondent: part(['risks'], () => import('#web/features/risks/RespondentTab.tsx')),
  settings: part(['settings'], () => import('./SettingsTab.tsx')),
};

/** Parts with forms that work without a network, each with the code and the lists its form needs when it is opened. */
const fieldForms: Partial<Readonly<Record<TabId, (client: QueryClient) => Promise<unknown>>>> = {
  risk: async (client) => {
    const [{ formLists }] = await Promise.all([import('#web/features/risks/api.ts'), import('#web/features/risks/AddRisk.tsx'), import('#web/features/risks/PickMap.tsx')]);
    await Promise.all(formLists().map((ask) => ask(client)));
  },
  trapsite: async (client) => {
    const [{ formLists }] = await Promise.all([import('#web/features/traps/api.ts'), import('#web/features/traps/OpenReport.tsx'), import('#web/features/traps/TrapMap.tsx')]);
    await Promise.all(formLists().map((ask) => ask(client)));
  },
  polygon: () => Promise.all([import('#web/features/farms/MapFarmDialog.tsx'), import('#web/features/farms/DrawMap.tsx')]),
};

/** Keeps the forms of the field on the device: their pages, code, words and lists. What is there already costs nothing. */
export async function keepFieldForms(role: Role, client: QueryClient): Promise<void> {
  const tabs = tabsOf(role).filter((tab) => fieldForms[tab] !== undefined);
  const worker = await navigator.serviceWorker?.ready;
  worker?.active?.postMessage({ keepField: tabs.map((tab) => tabHref(tab)) });
  await Promise.all(tabs.flatMap((tab) => [parts[tab].load(), fieldForms[tab]?.(client)]));
}

function part(words: readonly WordArea[], load: () => Promise<{ default: ComponentType<PartProps> }>): Part {
  const fetchAll = async () => {
    await loadWords(words);
    return load();
  };
  return { Open: lazy(() => loadCode(fetchAll)), load: fetchAll };
}
