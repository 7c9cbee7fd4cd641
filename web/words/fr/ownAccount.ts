import type { Translated } from '../catalogue.ts';
import type { ownAccount as english } from '../en/ownAccount.ts';

export const ownAccount: Translated<typeof english> = {
  title: 'Votre compte',
  since: 'Depuis le {day}',
  notIn: 'Connectez-vous pour voir votre compte',
  notInLead:
    'Vous changez ici vos coordonnées et votre mot de passe, voyez où vous êtes connecté, et emportez vos données.',
  manage: 'Gérer le portail',

  profile: 'Profil',
  secret: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint: 'Laissez vide pour garder celui que vous avez. Au moins 10 caractères.',
  currentPassword: 'Mot de passe actuel',
  currentPasswordHint:
    'Nécessaire pour un nouveau mot de passe ou un nouvel e-mail, car votre connexion date d’un moment.',
  confirmsEmail: 'Une nouvelle adresse compte une fois que vous avez suivi le lien que nous lui envoyons.',
  language: 'Langue des e-mails',
  languageHint: 'Les e-mails que le portail vous envoie sont dans cette langue.',
  save: 'Enregistrer',
  saved: 'Votre profil est à jour',

  sessions: 'Où vous êtes connecté',
  sessionsLead:
    'Une connexion dure un jour. Déconnectez ce que vous ne connaissez pas, et choisissez un nouveau mot de passe.',
  device: '{browser} sur {system}',
  unknownDevice: 'Un appareil qui ne dit pas ce qu’il est',
  thisOne: 'Celui-ci',
  signedIn: 'Connecté le {when}',
  opensOfficer: 'Portail de vulgarisation',
  opensData: 'Portail de données',
  end: 'Déconnecter',
  endOf: 'Déconnecter {device}, connecté le {when}',
  ended: 'Déconnecté là-bas',
  endOthers: 'Déconnecter partout ailleurs',
  endedOthers: { one: 'Déconnecté sur {count} autre appareil', other: 'Déconnecté sur {count} autres appareils' },
  endAll: 'Déconnecter partout',

  secondStep: 'Deuxième étape de connexion',
  tokens: 'Jetons d’accès',

  data: 'Vos données',
  exportLead: 'Tout ce qui est gardé sur vous, en un fichier que personnes et programmes peuvent lire (JSON).',
  export: 'Télécharger mes données',
  delete: 'Supprimer mon compte',
  deleteLead: 'On ne peut pas revenir en arrière. Ce que devient ce qui est à vous :',
  deletePassword: 'Votre mot de passe, pour confirmer',
  deleteNow: 'Supprimer mon compte pour de bon',
};
