import { mayAddRiskCategory, mayKeepRiskCategories } from '#engines/access/field/risks.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import type { TrashKind } from '../../../platform/records/trash.ts';
import { filled } from '../../accounts/accounts.service.ts';
import * as repository from './zones.repository.ts';
import type { Advice, Category, RiskIcon } from './zones.repository.ts';

const trashKind = 'riskCategory';

/** What is typed of a category; of an edit, what is left out stays. */
export interface TypedCategory {
  readonly name?: string | undefined;
  readonly icon?: RiskIcon | undefined;
  readonly advice?: readonly { readonly language: string; readonly text: string }[] | undefined;
}

/** Categories in the order of their numbers. */
export function allCategories({ db }: Pick<Scope, 'db'>): Promise<Category[]> {
  return repository.listCategories(db);
}

/** Adds a category. Its advice is an administrator's to write. @throws notForYou, fieldEmpty, nameTaken */
export async function addCategory(scope: Scope, typed: TypedCategory): Promise<Category> {
  if (!mayAddRiskCategory(scope.actor))
    throw problem('notForYou', { who: 'plant protection officers and administrators' });
  const advice = mayKeepRiskCategories(scope.actor) ? adviceOf(typed.advice ?? []) : {};
  const fields = { name: await readName(scope, typed.name ?? ''), icon: typed.icon ?? ('other' as const), advice };
  const id = await repository.addCategory(scope.db, fields, scope.now);
  scope.audit('addRiskCategory', [String(id)], Object.keys(typed));
  return { id, ...fields };
}

/** @throws notForYou, riskCategoryNotFound, fieldEmpty, nameTaken */
export async function editCategory(scope: Scope, id: number, typed: TypedCategory): Promise<Category> {
  const before = await keptCategory(scope, id);
  const category = {
    id,
    name: typed.name === undefined ? before.name : await readName(scope, typed.name, id),
    icon: typed.icon ?? before.icon,
    advice: typed.advice === undefined ? before.advice : adviceOf(typed.advice),
  };
  await repository.changeCategory(scope.db, category, scope.now);
  scope.audit('editRiskCategory', [String(id)], Object.keys(typed));
  return category;
}

/** Deletes a category that no risk is of; answers what brings it back. @throws notForYou, riskCategoryNotFound, riskCategoryUsed */
export async function removeCategory(scope: Scope, id: number): Promise<string> {
  const category = await keptCategory(scope, id);
  const risks = await repository.countOfCategory(scope.db, id);
  if (risks > 0) throw problem('riskCategoryUsed', { name: category.name, risks });
  await repository.takeCategory(scope.db, id);
  scope.audit('removeRiskCategory', [String(id)]);
  return scope.context.trash.keep(scope, {
    room: 'risks',
    kind: trashKind,
    id: String(id),
    label: `the category ${category.name}`,
    payload: category,
  });
}

export const categoryTrash: TrashKind = {
  async restore(scope, entry) {
    requireKeeper(scope);
    const category = entry.payload as Category;
    if (await repository.categoryNamed(scope.db, category.name))
      throw problem('nameTaken', { what: 'category', name: category.name });
    await repository.putCategoryBack(scope.db, category, scope.now);
  },
};

async function keptCategory(scope: Scope, id: number): Promise<Category> {
  requireKeeper(scope);
  const category = await repository.findCategory(scope.db, id);
  if (category === undefined) throw problem('riskCategoryNotFound', { found: id });
  return category;
}

async function readName(scope: Scope, typed: string, id = 0): Promise<string> {
  const name = filled('The name', typed);
  if (await repository.categoryNamed(scope.db, name, id)) throw problem('nameTaken', { what: 'category', name });
  return name;
}

/** Empty texts are no advice. */
function adviceOf(texts: readonly { readonly language: string; readonly text: string }[]): Advice {
  return Object.fromEntries(
    texts.map(({ language, text }) => [language, text.trim()] as const).filter(([, text]) => text !== ''),
  );
}

function requireKeeper({ actor }: Scope): void {
  if (!mayKeepRiskCategories(actor)) throw problem('notForYou', { who: 'administrators' });
}
