import { mostSavedFilters } from '#contract/limits.ts';
import { problem } from '#server/platform/calls/problems.ts';
import type { Scope } from '#server/platform/records/scope.ts';
import { restorableDays, requireWhoDeleted, type TrashKind } from '#server/platform/records/trash.ts';
import { filled } from '../../accounts/accounts.service.ts';
import * as filters from './filters.repository.ts';
import { requireOfficer } from '../access.service.ts';

const trashKind = 'farmerFilter';

/** Saved filters of whoever asks, by name. */
export function listFilters(scope: Scope): Promise<filters.SavedFilter[]> {
  return filters.listFilters(scope.db, requireOfficer(scope));
}

/** Keeps a filter under a name; one of the same name is replaced. @throws fieldEmpty, tooManyFilters */
export async function saveFilter(
  scope: Scope,
  typed: { readonly name: string; readonly filter: filters.KeptFilter },
): Promise<filters.SavedFilter> {
  const officerId = requireOfficer(scope);
  const name = filled('The name', typed.name);
  const kept = await listFilters(scope);
  if (kept.length >= mostSavedFilters && !kept.some((each) => isCalled(each, name)))
    throw problem('tooManyFilters', { most: mostSavedFilters });
  const saved = await filters.saveFilter(scope.db, officerId, { name, filter: typed.filter }, scope.now);
  scope.audit('saveFarmerFilter', [String(saved.id)], Object.keys(typed.filter));
  return saved;
}

/** Gives a saved filter another name. @throws filterNotFound, filterThere, fieldEmpty */
export async function renameFilter(scope: Scope, id: number, typed: string): Promise<filters.SavedFilter> {
  const filter = await ownFilter(scope, id);
  const name = filled('The name', typed);
  if ((await listFilters(scope)).some((each) => each.id !== id && isCalled(each, name)))
    throw problem('filterThere', { name });
  await filters.renameFilter(scope.db, id, name);
  return { ...filter, name };
}

/** Deletes a saved filter. @throws filterNotFound */
export async function removeFilter(scope: Scope, id: number): Promise<{ name: string; undo: string; days: number }> {
  const { name } = await ownFilter(scope, id);
  const payload = await filters.takeFilter(scope.db, id);
  const undo = await scope.context.trash.keep(scope, {
    room: 'farmers',
    kind: trashKind,
    id: String(id),
    label: name,
    payload,
  });
  return { name, undo, days: restorableDays };
}

/** How a deleted filter is put back: by who deleted it alone, unless another has its name by now. */
export const filterTrash: TrashKind = {
  async restore(scope, entry) {
    requireOfficer(scope);
    requireWhoDeleted(scope, entry);
    if ((await filters.putFilterBack(scope.db, entry.payload)) === 0)
      throw problem('filterThere', { name: entry.label });
  },
};

async function ownFilter(scope: Scope, id: number): Promise<filters.SavedFilter> {
  const filter = (await listFilters(scope)).find((each) => each.id === id);
  if (filter === undefined) throw problem('filterNotFound', { found: id });
  return filter;
}

function isCalled(filter: filters.SavedFilter, name: string): boolean {
  return filter.name.toLowerCase() === name.toLowerCase();
}
