import type { QueryClient } from '@tanstack/react-query';
import { saveFieldPages } from '#web/lib/offline/serviceWorker.ts';
import { parts } from './parts.tsx';
import { tabHref, tabsOf, type Role, type TabId } from './tabs.ts';

/** Parts with forms that work without a network, each with the code and the lists its form needs when it is opened. */
const fieldForms: Partial<Readonly<Record<TabId, (client: QueryClient) => Promise<unknown>>>> = {
  risk: async (client) => {
    const [{ formLists }] = await Promise.all([
      import('#web/features/risks/api.ts'),
      import('#web/features/risks/report/AddRisk.tsx'),
      import('#web/features/risks/report/PickMap.tsx'),
    ]);
    await Promise.all(formLists().map((ask) => ask(client)));
  },
  trapsite: async (client) => {
    const [{ formLists }] = await Promise.all([
      import('#web/features/traps/api.ts'),
      import('#web/features/traps/OpenReport.tsx'),
      import('#web/features/traps/TrapMap.tsx'),
    ]);
    await Promise.all(formLists().map((ask) => ask(client)));
  },
  polygon: async (client) => {
    const [{ formLists }] = await Promise.all([
      import('#web/features/farms/api.ts'),
      import('#web/features/farms/MapFarmDialog.tsx'),
      import('#web/features/farms/DrawMap.tsx'),
    ]);
    await Promise.all(formLists().map((ask) => ask(client)));
  },
};

/** Keeps the forms of the field on the device: their pages, code, words and lists. What is there already costs nothing. */
export async function saveFieldForms(role: Role, client: QueryClient): Promise<void> {
  const tabs = tabsOf(role).filter((tab) => fieldForms[tab] !== undefined);
  await Promise.all(tabs.flatMap((tab) => [parts[tab].load(), fieldForms[tab]?.(client)]));
  await saveFieldPages(tabs.map((tab) => tabHref(tab)));
}
