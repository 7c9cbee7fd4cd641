import { mostOfficersOfList } from '#contract/limits.ts';
import { mayGivePost, mayManageOfficer, branchOfOfficers } from '#engines/access/people/officers.ts';
import { usualLevel } from '#engines/access/roles.ts';
import { readPhoneNumber } from '#engines/words/phoneNumber.ts';
import type { AppContext } from '../../context.ts';
import { readListFile } from '../../platform/files/listFile.ts';
import { Problem, problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import * as accounts from '../accounts/accounts.service.ts';
import { requireManager } from './officers.service.ts';
import { type OfficerFileRow, placeOfRow, roleNamed, rowsOfOfficers } from './officerRows.ts';

/** A row of a list, and what it would do. */
interface PlannedRow {
  readonly row: OfficerFileRow;
  readonly act: 'add' | 'post' | 'same' | 'wrong';
  readonly problem: string;
  readonly listed: accounts.ListedPost | null;
}

/** Rows that a review shows. */
const REVIEWED = 500;
const order = ['wrong', 'add', 'post', 'same'] as const;

/** Reads a list of officers, in a process of its own where it is a spreadsheet. @throws notForYou, badInput */
export async function readOfficerList(
  scope: Scope,
  context: AppContext,
  bytes: Uint8Array,
  fileName: string,
): Promise<readonly OfficerFileRow[]> {
  requireManager(scope);
  return rowsOfOfficers(
    await readListFile(context, bytes, fileName, {
      most: mostOfficersOfList,
      rows: 'officers',
      refuse: (sentence) => problem('badInput', { sentence }),
    }),
  );
}

/** Says what each row would do, and with `apply` makes the officers and gives the posts of those that can be kept. @throws notForYou */
export async function importOfficerList(
  scope: Scope,
  rows: readonly OfficerFileRow[],
  { apply = false, invite = true }: { readonly apply?: boolean | undefined; readonly invite?: boolean | undefined },
) {
  requireManager(scope);
  const planned = await plan(scope, rows);
  const listed = planned.flatMap((each) => each.listed ?? []);
  const invited = apply ? await accounts.saveListedOfficers(scope, listed, { invite }) : 0;
  const emailsOf = (act: PlannedRow['act']) =>
    new Set(planned.filter((each) => each.act === act).map(({ row }) => nameIn(row)));
  const count = (act: PlannedRow['act']) => planned.filter((each) => each.act === act).length;
  return {
    applied: apply,
    rows: rows.length,
    added: emailsOf('add').size,
    posts: count('post'),
    same: count('same'),
    wrong: count('wrong'),
    invited,
    review: planned
      .toSorted((a, b) => order.indexOf(a.act) - order.indexOf(b.act) || a.row.row - b.row.row)
      .slice(0, REVIEWED)
      .map(({ row, act, problem: why }) => ({
        row: row.row,
        name: row.name,
        email: row.email || row.phone,
        post: [row.role, row.area, row.district || row.region].filter((text) => text !== '').join(', '),
        act,
        problem: why,
      })),
  };
}

async function plan(scope: Scope, rows: readonly OfficerFileRow[]): Promise<PlannedRow[]> {
  const known = await accounts.accountsByName(scope.db, rows.map(nameIn));
  const ids = [...known.values()].map(({ id }) => id);
  const officers = new Map(
    (await accounts.officersAmong(scope.db, ids, { inactive: true })).map((officer) => [officer.id, officer]),
  );
  return rows.map((row) => {
    const account = known.get(nameIn(row));
    try {
      const post = postOf(scope, row);
      const officer = account && officers.get(account.id);
      const hindrance = hindranceOf(scope, account, officer);
      if (hindrance !== undefined) return { row, act: 'wrong', problem: hindrance, listed: null };
      const listed = { officer: accounts.readOfficer(row), personId: account?.id ?? null, post };
      const isHeld = officer?.posts.some(
        (each) =>
          each.role === post.role && each.level === post.level && each.place === post.place && each.area === post.area,
      );
      if (isHeld) return { row, act: 'same', problem: '', listed: null };
      return { row, act: officer ? 'post' : 'add', problem: '', listed };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { row, act: 'wrong', problem: error.message, listed: null };
    }
  });
}

/** What somebody of a row signs in with, as far as the row tells: the address, else the number. */
function nameIn({ email, phone }: OfficerFileRow): string {
  return email === '' ? (readPhoneNumber(phone) ?? '') : email.toLowerCase();
}

/** The post a row gives. @throws regionNotFound, districtNotFound, badInput, notForYou */
function postOf(scope: Scope, row: OfficerFileRow): accounts.ListedPost['post'] {
  const role = roleNamed(row.role);
  if (role === undefined)
    throw problem('badInput', {
      sentence: `"${row.role}" is no role. Write extension officer, plant protection, responder, director or administrator.`,
    });
  const place = placeOfRow(row) ?? { level: usualLevel(role, []), place: '' };
  const post = accounts.readPost(scope, { role, ...place, area: row.area });
  if (!mayGivePost(scope.actor, post))
    throw problem('badInput', {
      sentence:
        post.districts.length === 0
          ? 'No district or region is given. Add a column District; posts without a place are given by administrators of the nation.'
          : 'This place lies outside the districts you administer. Leave the row out, or ask its administrator.',
    });
  return post;
}

/** Why an account that is there may not be given a post by whoever asks; undefined where it may. */
function hindranceOf(
  scope: Scope,
  account: { readonly isDataUser: boolean } | undefined,
  officer: accounts.OfficerRow | undefined,
): string | undefined {
  if (account === undefined) return undefined;
  const isNation = branchOfOfficers(scope.actor) === null;
  if (officer === undefined)
    return isNation
      ? undefined
      : 'Somebody with this address has an account of the data hub. An administrator of the nation makes them an officer.';
  if (!officer.active) return 'This officer was deactivated. Let them in again first, then give the post.';
  return mayManageOfficer(scope.actor, officer)
    ? undefined
    : 'This officer works outside the districts you administer, too. Ask an administrator above both.';
}
