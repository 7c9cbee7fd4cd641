import { problem } from '../../platform/problems.ts';
import type { Scope } from '../../platform/scope.ts';
import { askingOfficer } from '../farmers/farmers.service.ts';
import * as templates from './templates.repository.ts';

/** Texts whoever asks keeps for messages, by name. */
export function listTemplates(scope: Scope): Promise<templates.Template[]> {
  return templates.listTemplates(scope.db, askingOfficer(scope));
}

/** Keeps a text under a name, in place of one that has it. @throws fieldEmpty */
export function saveTemplate(scope: Scope, { name, text }: Pick<templates.Template, 'name' | 'text'>): Promise<templates.Template> {
  if (name.trim() === '') throw problem('fieldEmpty', { field: 'name' });
  if (text.trim() === '') throw problem('fieldEmpty', { field: 'text' });
  return templates.keepTemplate(scope.db, askingOfficer(scope), { name: name.trim(), text }, scope.now);
}

/** Whether there was such a text of whoever asks. */
export function removeTemplate(scope: Scope, id: number): Promise<boolean> {
  return templates.removeTemplate(scope.db, askingOfficer(scope), id);
}
