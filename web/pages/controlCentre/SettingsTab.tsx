import { lazy, Suspense, type ComponentType } from 'react';
import { loadCode } from '#web/lib/loadCode.ts';
import { loadWords, useWords, type WordArea } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import type { PartProps } from './parts.tsx';
import { type Role, tabHref } from './tabs.ts';
import './SettingsTab.css';

/** The tabs of the settings in their order (C §2 names the first and the last); each may have several parts below one another. */
const sections = {
  officers: {
    officers: part(['officers', 'sharing'], () => import('#web/features/officers/OfficersTab.tsx')),
    traps: part(['traps', 'sharing'], () => import('#web/features/traps/TrapLinks.tsx')),
  },
  requests: { requests: part(['officerRequest'], () => import('#web/features/officers/RequestsPanel.tsx')) },
  starts: { starts: part(['starts'], () => import('#web/features/messages/StartsPanel.tsx')) },
  phones: { phones: part(['questions'], () => import('#web/features/conversations/PhonesPanel.tsx')) },
  issuers: { issuers: part(['issuers'], () => import('#web/features/accounts/IssuersPanel.tsx')) },
  tokens: { tokens: part(['tokens'], () => import('#web/features/accounts/TokensPanel.tsx')) },
  webhooks: { webhooks: part(['webhooks'], () => import('#web/features/webhooks/WebhooksPanel.tsx')) },
  harvests: { harvests: part(['harvests'], () => import('#web/features/harvests/HarvestsPanel.tsx')) },
  dhis2: { dhis2: part(['dhis2'], () => import('#web/features/dhis2/Dhis2Panel.tsx')) },
  log: { log: part(['auditLog'], () => import('#web/features/audit/AuditPanel.tsx')) },
  resources: { resources: part(['resources'], () => import('./SettingsResources.tsx')) },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ComponentType>>>>;

type Section = keyof typeof sections;
const ids = Object.keys(sections) as Section[];

/** What the nation keeps; administrators of a part of the country would be refused. */
const national: ReadonlySet<Section> = new Set(['issuers', 'harvests', 'dhis2', 'resources']);

/** The sections of a role, as the server answers it. */
function sectionsOf(role: Role, isNational: boolean): Section[] {
  if (role === 'director') return ['starts'];
  return isNational ? ids : ids.filter((each) => !national.has(each));
}

/** `/controlcenter/settings/:section?`: what administrators keep for the control centre, and what directors decide. */
export default function SettingsTab({ id, role, isNational }: Pick<PartProps, 'id' | 'role' | 'isNational'>) {
  const t = useWords();
  const open = sectionsOf(role, isNational);
  const wanted = (id ?? open[0])?.toLowerCase();
  const section = open.find((each) => each === wanted);
  return (
    <div className="settings-tab">
      <Segmented
        label={t('settings.sections')}
        value={section ?? ''}
        options={open.map((each) => ({ value: each, text: t(`settings.${each}`), href: tabHref('settings', each) }))}
      />
      {section === undefined && <EmptyState title={t('settings.noSection')}>{t('settings.noSectionLead')}</EmptyState>}
      {section !== undefined && (
        <Suspense key={section} fallback={<Skeleton lines={8} />}>
          {Object.entries<ComponentType>(sections[section]).map(([name, Part]) => (
            <Part key={name} />
          ))}
        </Suspense>
      )}
    </div>
  );
}

function part(words: readonly WordArea[], load: () => Promise<{ default: ComponentType }>) {
  return lazy(() =>
    loadCode(async () => {
      await loadWords(words);
      return load();
    }),
  );
}
