import type { Answer } from '#contract/endpoint.ts';
import type { addGroup, listGroups } from '#contract/farmers/groups.ts';
import { notify } from '#web/ui/toast/notify.ts';

/** What says who is in a smart group. */
export type SmartFilter = NonNullable<Answer<typeof listGroups>[number]['filter']>;

export const GROUPS = '/controlcenter/groups';

export function groupHref(id: number): string {
  return `${GROUPS}/${id}`;
}

/** Says that a group was made, with the way to it. */
export function sayGroupMade({ id, message }: Answer<typeof addGroup>, open: string): void {
  notify({ tone: 'ok', text: message, atLeastMs: 2000, link: { href: groupHref(id), text: open } });
}
