import type { Translated } from '../catalogue.ts';
import type { field as english } from '../en/field.ts';

export const field: Translated<typeof english> = {
  queue: 'En attente sur cet appareil',
  queueCount: {
    one: '{count} rapport attend sur cet appareil',
    other: '{count} rapports attendent sur cet appareil',
  },
  offline: 'Pas de réseau. Ce que vous écrivez est gardé sur cet appareil et envoyé quand le réseau revient.',
  listAway:
    'Pas de réseau : cette liste n’est pas disponible. Elle se charge quand le réseau revient ; ce que vous écrivez d’ici là est gardé sur cet appareil.',
  later: 'Il n’y a pas encore de réponse. Un nouvel essai se fait de lui-même.',
  signedOut: 'Connectez-vous de nouveau, et ce qui attend est envoyé.',
  signIn: 'Se connecter',
  sendNow: 'Envoyer maintenant',
  others: {
    one: '{count} rapport de {name} attend sur cet appareil. Il part quand {name} se connecte ici.',
    other: '{count} rapports de {name} attendent sur cet appareil. Ils partent quand {name} se connecte ici.',
  },

  waiting: 'Attend d’être envoyé',
  perhaps: 'Envoyé sans réponse ; il repart et n’est gardé qu’une fois',
  sending: 'En cours d’envoi',
  refused: 'Pas accepté',
  conflict: 'Quelqu’un d’autre l’a fait avant',
  written: 'Écrit le {when}',
  photos: { one: '{count} photo, {size}', other: '{count} photos, {size}' },
  mend: 'Ouvrir et corriger',
  compare: 'Comparer',
  tryAgain: 'Réessayer',
  takeOut: 'Retirer',
  takeOutOf: 'Retirer : {title}',
  takenOut: '« {title} » a été retiré.',
  takenOutPerhaps: '« {title} » a été retiré. Il était déjà en route et est peut-être arrivé.',
  sent: '« {title} » a été envoyé.',
  keptHere: 'Gardé sur cet appareil. Il est envoyé quand le réseau revient.',

  compareTitle: 'Deux versions',
  compareLead: 'Choisissez la version à garder. Rien n’est perdu avant votre choix.',
  what: 'Quoi',
  mine: 'Ce que j’ai écrit',
  theirs: 'Ce qui est enregistré maintenant',
  keepMine: 'Garder la mienne',
  keepTheirs: 'Garder l’autre',
  keptMine: 'Votre version est en route.',

  communitySearching: 'Recherche…',
  communityTyped: 'Garder « {name} » tel quel',
  communityTypedHint: 'Ce nom n’est pas encore dans la liste ; le bureau du district sera interrogé plus tard.',
  communityDistrict: 'District de {name}',
  communityChoose: 'Choisissez un district',

  full: 'Il n’y a plus de place sur cet appareil : le rapport n’a pas pu être gardé. Supprimez quelque chose, ou envoyez ce qui attend, et appuyez de nouveau sur le bouton : tout ce que vous avez écrit est encore là.',
  keepsNothing:
    'Ce navigateur ne garde rien pour ce site (une fenêtre privée, peut-être) : le rapport ne peut pas attendre le réseau. Ouvrez le portail dans une fenêtre ordinaire, ou envoyez-le avec un réseau.',
  whoAreYou: 'Cet appareil ne sait pas qui vous êtes. Ouvrez une fois le centre de contrôle avec un réseau, connecté.',

  keptSince: 'Pas encore envoyé : ceci a été écrit le {when} et gardé sur cet appareil. Continuez, ou jetez-le.',
  keptNow: 'Gardé sur cet appareil jusqu’à l’envoi.',
  keptNot: 'Cet appareil n’a pas de place pour garder ce que vous écrivez. Envoyez-le avant de fermer le formulaire.',
  keptOnLeaving:
    'Pas encore envoyé. Ce que vous avez écrit est gardé sur cet appareil ; ouvrez de nouveau le formulaire pour continuer.',
  throwAway: 'Jeter',
  thrownAway: 'Ce qui était écrit a été jeté.',
  leaveTitle: 'Se déconnecter avec des formulaires non envoyés ?',
  leaveLead: {
    one: '{count} formulaire commencé est gardé sur cet appareil. Si d’autres utilisent ce téléphone, supprimez-le avant de vous déconnecter.',
    other:
      '{count} formulaires commencés sont gardés sur cet appareil. Si d’autres utilisent ce téléphone, supprimez-les avant de vous déconnecter.',
  },
  leaveRemove: 'Supprimer et se déconnecter',
  leaveKeep: 'Garder et se déconnecter',
  leaveNot: 'Rester connecté',

  addPhotos: 'Photos',
  addPhotosHint: {
    one: '{count} photo au plus, jusqu’à {size}',
    other: 'Jusqu’à {count} photos, chacune jusqu’à {size}',
  },
  photoOf: 'Photo {number} : {name}',
  removePhoto: 'Enlever la photo {number}',
  photoTooLarge:
    '{name} fait {size} ; la plus grande photo que l’on peut envoyer fait {most}. Reprenez-la en plus petit.',
  notAPhoto: '{name} n’est pas une photo. Choisissez des images JPEG, PNG, WebP ou HEIC.',
  tooManyPhotos: 'Plus de {count} photos ont été choisies ; les {count} premières sont gardées.',
};
