/** What an officer is in the control centre. The wire also spells the last one "responser". */
export type OfficerRole = 'admin' | 'user' | 'pprsd' | 'responder';

/** Who is acting: a visitor has neither grant; one person may hold both. */
export interface Actor {
  readonly personId: string | null;
  readonly name: string;
  /**
   * `districts` are the keys of those they look after. What an officer owns or was assigned to is theirs wherever it
   * lies; the districts say what they see besides: without any, nothing. Administrators see all, wherever it lies.
   */
  readonly officer: { readonly role: OfficerRole; readonly districts: readonly string[] } | null;
  readonly dataUser: { readonly isAdmin: boolean } | null;
}

/** Nobody signed in. */
export const visitor: Actor = { personId: null, name: '', officer: null, dataUser: null };

/** Whether the actor is an officer with the role admin: reference data, officers, messages, settings. */
export function isAdministrator(actor: Actor): boolean {
  return actor.officer?.role === 'admin';
}
