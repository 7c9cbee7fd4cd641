import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { requireWhoDeleted, type TrashKind } from '../../../platform/records/trash.ts';
import { requireOfficer } from '../../farmers/farmers.service.ts';
import { requireVersions } from '../planning/requireText.ts';
import * as templates from './templates.repository.ts';

export const templateKind = 'messageTemplate';

/** Texts whoever asks keeps for messages, by name. */
export function listTemplates(scope: Scope): Promise<templates.Template[]> {
  return templates.listTemplates(scope.db, requireOfficer(scope));
}

/** Keeps a text under a name, in place of one that has it. @throws fieldEmpty, messageRefused */
export function saveTemplate(
  scope: Scope,
  {
    name,
    text,
    versions = [],
  }: Pick<templates.Template, 'name' | 'text'> & Partial<Pick<templates.Template, 'versions'>>,
): Promise<templates.Template> {
  if (name.trim() === '') throw problem('fieldEmpty', { field: 'name' });
  if (text.trim() === '') throw problem('fieldEmpty', { field: 'text' });
  requireVersions(versions);
  return templates.saveTemplate(scope.db, requireOfficer(scope), { name: name.trim(), text, versions }, scope.now);
}

/** Deletes a text of whoever asks; answers what brings it back, undefined where there was none. */
export async function removeTemplate(scope: Scope, id: number): Promise<string | undefined> {
  const taken = await templates.takeTemplate(scope.db, requireOfficer(scope), id);
  return (
    taken &&
    scope.context.trash.keep(scope, {
      room: 'messages',
      kind: templateKind,
      id: String(id),
      label: taken.name,
      payload: taken,
    })
  );
}

/** How a deleted text is put back, by who deleted it alone, unless another has its name by now. */
export const templateTrash: TrashKind = {
  async restore(scope, entry) {
    requireWhoDeleted(scope, entry);
    const { label, payload } = entry;
    if (
      !(await templates.putTemplateBack(
        scope.db,
        payload as Parameters<typeof templates.putTemplateBack>[1],
        scope.now,
      ))
    )
      throw problem('nameTaken', { what: 'text', name: label });
  },
};
