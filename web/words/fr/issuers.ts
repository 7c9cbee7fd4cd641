import type { Translated } from '../catalogue.ts';
import type { issuers as english } from '../en/issuers.ts';

export const issuers: Translated<typeof english> = {
  title: 'Services qui envoient des agents ici',
  lead: 'Un service qui a une clé peut faire entrer un agent sans seconde connexion : il demande un code, signé avec sa clé, et l’agent appuie sur « Continuer ». Le document de l’API décrit comment signer sous makeEntryCode.',
  name: 'Nom',
  nameHint: 'Comme les agents le lisent : « de Kuafo ».',
  sender: 'Expéditeur',
  senderHint: '11 lettres et chiffres au plus.',
  id: 'Identifiant',
  key: 'Clé',
  keyOf: 'Clé de {name}',
  keyLead: 'Copiez la clé maintenant : elle n’est montrée que cette fois et n’est gardée nulle part.',
  keyKept: 'Je l’ai gardée',
  keyed: 'Clé depuis',
  action: 'Action',
  add: 'Ajouter un service',
  rotate: 'Nouvelle clé',
  rotateOf: 'Nouvelle clé pour {name} ; celle qu’il a cesse aussitôt',
  revoke: 'Révoquer',
  revokeOf: 'Révoquer {name} : il n’envoie plus personne',
  revoked: 'révoqué',
  none: 'Aucun service ne peut encore envoyer des agents ici.',
};
