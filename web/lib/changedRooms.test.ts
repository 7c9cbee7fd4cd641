import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listCrops } from '#contract/calendar/calendar.ts';
import { everything } from '#contract/everything.ts';
import { listGroups, removeGroup } from '#contract/farmers/groups.ts';
import { listRiskCategories } from '#contract/risks/riskCategories.ts';
import { listTemplates } from '#contract/messages/messageTemplates.ts';
import { callApi } from './callApi.ts';
import { changedBy, noteChange, refetchChanged } from './changedRooms.ts';
import { keptQuery } from './fieldQueue/keptQuery.ts';
import { apiQuery, createQueryClient } from './query.ts';

const asked: string[] = [];
let client: QueryClient;
let leave: (() => void)[];
beforeEach(async () => {
  asked.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response('[]', { headers: { 'content-type': 'application/json' } }));
  });
  client = createQueryClient();
  leave = [
    new QueryObserver(client, apiQuery(listCrops, {})).subscribe(() => undefined),
    new QueryObserver(client, apiQuery(listGroups, {})).subscribe(() => undefined),
    new QueryObserver(client, apiQuery(listTemplates, {})).subscribe(() => undefined),
  ];
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  asked.length = 0;
});
afterEach(() => {
  for (const each of leave) each();
  vi.unstubAllGlobals();
});

/** After a write in a room that changes answers of that room at least. */
const refetchKept = (room: string) => {
  noteChange({ effect: 'writes', room });
  return refetchChanged(client);
};
const act = (effect: Promise<unknown>) => effect.then(() => asked.splice(0));

test('after an act the answers it may have changed are asked for again, and no others', async () => {
  await act(callApi(removeGroup, { params: { id: 1 } }));
  await refetchChanged(client);
  expect(asked.toSorted()).toEqual(['/api/groups', '/api/messages/templates']);
});

test('after a call that only reads, or none, everything is asked for: what changed it came another way', async () => {
  await act(callApi(listGroups, {}));
  await refetchChanged(client);
  expect(asked).toHaveLength(3);
});

test('a list that is kept for days without a network is asked for again like any other', async () => {
  const leaveKept = new QueryObserver(client, keptQuery(listRiskCategories, {})).subscribe(() => undefined);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked.length = 0;
  await refetchKept('files');
  expect(asked).not.toContain('/api/risks/categories');
  await refetchKept('risks');
  expect(asked).toContain('/api/risks/categories');
  leaveKept();
});

test('after a change of reference data everything is asked for', async () => {
  await act(callApi(removeGroup, { params: { id: 1 } }));
  noteChange({ effect: 'writes', room: 'reference' });
  await refetchChanged(client);
  expect(asked).toHaveLength(3);
});

test('every name is that of a room', () => {
  const rooms = new Set(everything.map(({ room }) => room));
  expect([...Object.keys(changedBy), ...Object.values(changedBy).flat()].filter((room) => !rooms.has(room))).toEqual(
    [],
  );
});
