export const GROUPS = '/controlcenter/groups';

export function groupHref(id: number): string {
  return `${GROUPS}/${id}`;
}
