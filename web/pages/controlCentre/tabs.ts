import {
  Bug,
  MapPinned,
  MessageCircleQuestionMark,
  MessagesSquare,
  Settings,
  ShieldAlert,
  Siren,
  Trash2,
  Upload,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { Answer } from '#contract/endpoint.ts';
import type { showMe } from '#contract/accounts/accounts.ts';

export const CONTROL_CENTRE = '/controlcenter';

/** Parts of the control centre, as their addresses spell them (C §2); the sidebar's order. */
export const tabIds = [
  'extensions',
  'groups',
  'uploads',
  'polygon',
  'risk',
  'trapsite',
  'settings',
  'respondent',
  'communities',
  'questions',
  'deleted',
] as const;
export type TabId = (typeof tabIds)[number];

export const tabIcons: Readonly<Record<TabId, LucideIcon>> = {
  extensions: UsersRound,
  groups: MessagesSquare,
  uploads: Upload,
  polygon: MapPinned,
  risk: ShieldAlert,
  trapsite: Bug,
  settings: Settings,
  respondent: Siren,
  communities: MapPinned,
  questions: MessageCircleQuestionMark,
  deleted: Trash2,
};

export type Role = NonNullable<Answer<typeof showMe>['officerRole']>;

/** Parts that stand in the officer's menu, not in the sidebar. */
const inMenu: ReadonlySet<TabId> = new Set(['communities', 'questions', 'deleted']);

/** The parts of a role's sidebar, in its order (C §6). The server decides; the page only leaves out what it would refuse. */
export function tabsOf(role: Role): readonly TabId[] {
  if (role === 'responder') return ['respondent'];
  const hasSettings = role === 'admin' || role === 'director';
  return tabIds.filter((tab) => tab !== 'respondent' && !inMenu.has(tab) && (tab !== 'settings' || hasSettings));
}

/** Whether a role works with a part. */
export function mayOpen(tab: TabId, role: Role): boolean {
  return inMenu.has(tab) ? role !== 'responder' : tabsOf(role).includes(tab);
}

export function tabHref(tab: TabId, id?: string | number): string {
  return id === undefined ? `${CONTROL_CENTRE}/${tab}` : `${CONTROL_CENTRE}/${tab}/${id}`;
}

/** The part an address names; the first of the role where it names none, undefined where there is no such part. */
export function readTab(named: string | undefined, role: Role): TabId | undefined {
  return named === undefined ? tabsOf(role)[0] : tabIds.find((tab) => tab === named.toLowerCase());
}
