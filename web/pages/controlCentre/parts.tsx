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
  /** Whether they hold it for the whole country. */
  readonly isNational: boolean;
}

interface Part {
  readonly Open: LazyExoticComponent<ComponentType<PartProps>>;
  /** Fetches it before it is opened. */
  readonly load: () => Promise<unknown>;
}

/** The parts, each fetched with its words when it is opened. */
export const parts: Readonly<Record<TabId, Part>> = {
  extensions: part(['farmers', 'sharing', 'field'], () => import('#web/features/farmers/list/FarmersTab.tsx')),
  groups: part(['entry', 'farmers', 'groups', 'messaging'], () => import('./GroupsTab.tsx')),
  polygon: part(['farmRecords', 'field'], () => import('#web/features/farms/FarmsTab.tsx')),
  uploads: part(['files', 'sharing', 'dates'], () => import('./UploadsPart.tsx')),
  trapsite: part(['traps', 'field', 'rainProposals'], () => import('./TrapsPart.tsx')),
  risk: part(['risks', 'field', 'warnings'], () => import('#web/features/risks/queue/RiskTab.tsx')),
  respondent: part(['risks'], () => import('#web/features/risks/detail/RespondentTab.tsx')),
  communities: part(['communities', 'field'], () => import('#web/features/communities/CommunitiesTab.tsx')),
  questions: part(
    ['questions', 'listen', 'recorder', 'sharing'],
    () => import('#web/features/conversations/QuestionsTab.tsx'),
  ),
  deleted: part(['trash'], () => import('#web/features/trash/TrashTab.tsx')),
  settings: part(['settings'], () => import('./SettingsTab.tsx')),
};

function part(words: readonly WordArea[], load: () => Promise<{ default: ComponentType<PartProps> }>): Part {
  const fetchAll = async () => {
    await loadWords(words);
    return load();
  };
  return { Open: lazy(() => loadCode(fetchAll)), load: fetchAll };
}
