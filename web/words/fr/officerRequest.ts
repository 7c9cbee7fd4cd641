import type { Translated } from '../catalogue.ts';
import type { officerRequest as english } from '../en/officerRequest.ts';

export const officerRequest: Translated<typeof english> = {
  become: 'Devenir agent',
  lead: 'Les agents de vulgarisation gardent agriculteurs, groupes et messages dans le centre de contrôle. Écrivez qui vous êtes ; un administrateur le lit et répond par e-mail.',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  phoneHint: 'Par exemple 0244xxxxxx.',
  institution: 'Institution',
  district: 'District',
  districtHint: 'Le district où vous travailleriez ; laissez vide pour aucun.',
  reason: 'Ce que vous faites, et pour qui',
  send: 'Demander un compte',
  thanks: 'Merci. Un administrateur lit votre demande et répond par e-mail.',
  title: 'Demandes pour devenir agent',
  listLead:
    'Qui est accepté reçoit un e-mail pour choisir un mot de passe ; qui est refusé reçoit la raison par e-mail.',
  none: 'Personne ne demande pour l’instant.',
  noneLead:
    'On demande à l’adresse /main/become_officer ; les administrateurs sont prévenus dès que quelqu’un le fait.',
  waiting: { one: '{count} demande attend', other: '{count} demandes attendent' },
  askedAt: 'Demandé le {when}',
  approve: 'Accepter',
  approveOf: 'Accepter {name}',
  decline: 'Refuser',
  declineOf: 'Refuser {name}',
  declineTitle: 'Refuser {name} ?',
  declineReason: 'La raison, telle qu’elle est envoyée',
  cancel: 'Annuler',
  approved: 'accepté',
  declined: 'refusé',
};
