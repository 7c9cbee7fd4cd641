import type { Words } from '#web/lib/words.ts';
import type { Officer } from './api.ts';

/** Where a post stands: its place, else its level; who is sent to risks and serves no place has those assigned alone. */
export function sayPlace(
  { role, level, where }: Pick<NonNullable<Officer['posts']>[number], 'role' | 'level' | 'where'>,
  t: Words,
): string {
  if (where !== '') return where;
  return role === 'responder' && level === 'own' ? t('officers.ownOfResponder') : t(`officers.level-${level}`);
}
