import type { QueryClient } from '@tanstack/react-query';
import type { EndpointShape } from '#contract/endpoint.ts';

const PEOPLE = [
  'farmers',
  'farmerRecord',
  'farms',
  'communities',
  'messages',
  'conversations',
  'officers',
  'risks',
  'traps',
];
const SEASONS = [
  'climate',
  'seasons',
  'calendar',
  'weather',
  'geography',
  'catalogue',
  'messages',
  'conversations',
  'risks',
  'portal',
];
const DATASETS = [
  'catalogue',
  'submissions',
  'charts',
  'stories',
  'projects',
  'portal',
  'openData',
  'webhooks',
  'accounts',
];

/**
 * Whose answers are other ones after something was changed in a room, beside what everybody may see of any act. A room that is not here
 * may change anything: reference data stand in most answers, the trash brings things of any kind back.
 */
export const changedBy: Readonly<Record<string, readonly string[]>> = {
  farmers: PEOPLE,
  farmerRecord: PEOPLE,
  farms: PEOPLE,
  communities: [...PEOPLE, 'geography'],
  messages: [...PEOPLE, 'climate', 'health'],
  conversations: [...PEOPLE, 'climate'],
  risks: [...PEOPLE, 'climate', 'portal', 'speech', 'webhooks', 'dhis2', 'health'],
  traps: [...PEOPLE, 'portal'],
  climate: SEASONS,
  seasons: SEASONS,
  submissions: [...DATASETS, 'files'],
  catalogue: DATASETS,
  charts: ['charts', 'stories', 'catalogue'],
  files: ['files', 'resources', 'messages'],
  support: ['support'],
  webhooks: ['webhooks'],
  harvests: ['harvests', 'submissions', 'catalogue'],
  dhis2: ['dhis2'],
  speech: ['speech', 'translations', 'conversations'],
  translations: ['translations', 'speech', 'conversations'],
  notifications: ['notifications'],
  tracking: [],
};
/** What stands beside every act. */
const BESIDE = ['notifications', 'trash', 'audit', 'bulkActs'];

const changed = new Set<string>();

/** Notes that a call changed something, or may have; calls that read do not. */
export function noteChange({ effect, room }: Pick<EndpointShape, 'effect' | 'room'>): void {
  if (effect === 'writes' && changedBy[room]?.length !== 0) changed.add(room);
}

/**
 * Asks again for what the calls since the last time may have changed: at once where it is on the page, else when it is next wanted.
 * Everything, where no call of this page did: a file went up, or a report that was kept.
 */
export async function refetchChanged(client: QueryClient): Promise<void> {
  const rooms = [...changed];
  changed.clear();
  if (rooms.length === 0 || rooms.some((room) => changedBy[room] === undefined)) return client.invalidateQueries();
  const asked = new Set([...BESIDE, ...rooms.flatMap((room) => changedBy[room] ?? [])]);
  return client.invalidateQueries({ predicate: ({ meta }) => meta === undefined || asked.has(String(meta['room'])) });
}
