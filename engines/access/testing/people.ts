import { type Actor, holding, type OfficerRole, visitor } from '../roles.ts';

const officer = (personId: string, role: OfficerRole, districts: readonly string[] = []): Actor => ({
  personId,
  name: personId,
  officer: holding(role, districts),
  dataUser: null,
});

/** One of each kind; Ama looks after Ejura, Kofi after Wa, Yaw is sent out in Ejura. */
export const people = {
  ama: officer('ama', 'user', ['ejura']),
  kofi: officer('kofi', 'user', ['wa']),
  efua: officer('efua', 'pprsd'),
  yaw: officer('yaw', 'responder', ['ejura']),
  admin: officer('admin', 'admin'),
  esi: { ...visitor, personId: 'esi', name: 'esi', dataUser: { isAdmin: false } },
  adjoa: { ...visitor, personId: 'adjoa', name: 'adjoa', dataUser: { isAdmin: true } },
  visitor,
} as const satisfies Readonly<Record<string, Actor>>;

/** The names of those who may, in the order above. */
export function whoMay(may: (actor: Actor) => boolean): string[] {
  return Object.entries(people)
    .filter(([, actor]) => may(actor))
    .map(([name]) => name);
}
