import { type OfficerRole, officerRoles } from '../roles.ts';

/** What one value of a claim gives: a role in the control centre with the districts another claim names, or one in the data hub. */
export interface ClaimRule {
  /** Name of the claim, such as "groups"; with dots for one inside another: "realm_access.roles". */
  readonly claim: string;
  /** The value that gives the right; of a list, any of its values. */
  readonly value: string;
  readonly officer?: OfficerRole;
  /** Name of the claim that lists districts, by key or name; left out, the role has its usual reach. */
  readonly districts?: string;
  readonly data?: 'member' | 'administrator';
}

/** Whether a value from the settings is a rule. */
export function isClaimRule(value: unknown): value is ClaimRule {
  if (typeof value !== 'object' || value === null) return false;
  const { claim, value: wanted, officer, districts, data } = value as Record<string, unknown>;
  return (
    typeof claim === 'string' &&
    typeof wanted === 'string' &&
    (officer === undefined || officerRoles.some((role) => role === officer)) &&
    (districts === undefined || typeof districts === 'string') &&
    (data === undefined || data === 'member' || data === 'administrator')
  );
}

/** What somebody may by the claims of a provider. */
export interface ClaimedRights {
  readonly officer: { readonly role: OfficerRole; readonly districts: readonly string[] } | null;
  readonly data: 'member' | 'administrator' | null;
}

/**
 * The rights that rules give for claims: of several roles that of most. A rule whose claim of districts is named and empty
 * gives nothing, so that a missing claim never opens more than a district.
 */
export function rightsFromClaims(
  rules: readonly ClaimRule[],
  claims: Readonly<Record<string, unknown>>,
): ClaimedRights {
  const fitting = rules.filter(({ claim, value }) => textsOf(claims, claim).includes(value));
  const offered = fitting.flatMap(({ officer, districts }) => {
    if (officer === undefined) return [];
    const named = districts === undefined ? [] : textsOf(claims, districts);
    return districts !== undefined && named.length === 0 ? [] : [{ role: officer, districts: named }];
  });
  const officer = officerRoles.map((role) => offered.find((each) => each.role === role)).find(Boolean);
  const data = new Set(fitting.map((rule) => rule.data));
  return {
    officer: officer ?? null,
    data: data.has('administrator') ? 'administrator' : data.has('member') ? 'member' : null,
  };
}

/** The texts of a claim: one, or those of a list. */
function textsOf(claims: Readonly<Record<string, unknown>>, path: string): string[] {
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      claims,
    );
  return (Array.isArray(found) ? found : [found]).filter((each) => typeof each === 'string');
}
