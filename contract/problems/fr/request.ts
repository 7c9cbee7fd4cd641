import { cited, type French } from './french.ts';
import type { requestProblems } from '../request.ts';

export const requestFrench: French<typeof requestProblems> = {
  badAddress: () =>
    'L’adresse a un % que ne suivent pas deux chiffres hexadécimaux. Écrivez un signe pour cent comme %25.',
  bodyTooLarge: ({ limit }) =>
    `Le contenu dépasse les ${limit} que cet appel accepte. Envoyez-en moins, ou en plusieurs parties.`,
  addressTooLong: ({ limit }) => `L’adresse a plus de ${limit} caractères. Raccourcissez le texte cherché.`,
  wrongContentType: ({ found }) =>
    `Le contenu a été envoyé comme ${found}. Envoyez du JSON avec Content-Type: application/json.`,
  headersTooLarge: () =>
    'L’adresse et les en-têtes dépassent ensemble 64 Kio. Raccourcissez l’adresse, ou effacez les cookies de ce site, et réessayez.',
  brokenRequest: () => 'La requête n’est pas du HTTP valable. Renvoyez-la.',
  requestTimedOut: () => 'La requête n’est pas arrivée à temps. Vérifiez la connexion et renvoyez-la.',

  fileTooLarge: ({ limitMb }) =>
    `Le fichier dépasse les ${limitMb} Mo qui peuvent être envoyés. Divisez-le, ou ôtez ce qui n’est pas nécessaire.`,
  fileInfected: ({ found }) =>
    `L’analyse a trouvé ${cited(found)} dans le fichier, et il n’a pas été gardé. Vérifiez l’appareil dont il vient, et envoyez une copie saine.`,
  rangeNotThere: ({ bytes }) => `Le fichier a ${bytes} octets ; la partie demandée (Range) se trouve au-delà.`,

  notFound: ({ path }) => `Il n’y a rien à ${path}. Les appels sont listés à /api/docs.`,
  formUnknown: ({ found, known }) => `Ceci n’existe pas dans la forme ${cited(found)}. Demandez ${known.join(' ou ')}.`,
  methodNotAllowed: ({ method, allowed }) => `Cette adresse ne répond pas à ${method} ; elle répond à ${allowed}.`,

  signInNeeded: () =>
    'Il faut être connecté pour cela. Connectez-vous, ou envoyez Authorization: Bearer avec un jeton qui n’a pas expiré.',
  invalidToken: () => 'jeton non valable',
  notForYou: ({ who }) =>
    `Ceci est réservé : ${who}. Connectez-vous avec un compte qui a ce droit, ou demandez à un administrateur.`,
  crossSite: () =>
    'Une modification envoyée avec le cookie de session doit venir de ce site. Ouvrez la page ici et réessayez, ou envoyez Authorization: Bearer.',
  signedInAsOther: () =>
    'Ceci a été écrit par une autre personne que celle qui est connectée maintenant. Cela attend qu’elle se reconnecte ; rien n’a été enregistré.',
  headerOnly: () =>
    'Cette ancienne adresse modifie des données : elle ne fonctionne qu’avec un en-tête Authorization, jamais en suivant un lien. Utilisez l’appel nommé dans son en-tête Link.',

  idempotencyKeyTooLong: ({ length, limit }) =>
    `Idempotency-Key a ${length} caractères ; envoyez-en ${limit} au plus, par exemple un UUID aléatoire.`,
  idempotencyKeyReused: () =>
    'Cette Idempotency-Key a déjà été envoyée avec une autre requête. Envoyez une nouvelle clé avec chaque nouvelle requête, et la même seulement pour en répéter une.',
  changedMeanwhile: ({ what, by }) =>
    `${what} : modifié${by === '' ? '' : ` par ${by}`} depuis que vous l’avez ouvert. Comparez les deux et gardez-en un.`,
  metricsClosed: () => 'Les mesures sont pour cette machine, et pour les adresses que nomme le réglage METRICS_FOR.',
  stoppedByOther: ({ byHolder }) =>
    byHolder
      ? 'L’agriculteur a arrêté ces messages, par une réponse ou par le lien d’un message. Lui seul peut les reprendre : en envoyant START, ou par le même lien.'
      : 'Un autre agent a noté que cet agriculteur ne veut pas de messages. Cet agent peut les reprendre ; ou demandez à un administrateur, sur la page de l’agriculteur.',
  startRequestNotFound: ({ found }) =>
    `Il n’y a pas de demande ouverte ${found} à laquelle vous puissiez répondre. Elle a peut-être déjà une réponse ; rechargez la liste.`,
  otherHost: ({ found, expected }) =>
    `Ce portail est ${expected}, et ${cited(found)} a été demandé. Utilisez cette adresse ; un serveur placé devant doit transmettre l’en-tête Host.`,
  tooManyRequests: ({ seconds }) =>
    `Trop de requêtes sont venues d’ici. Attendez ${seconds} ${seconds < 2 ? 'seconde' : 'secondes'} et réessayez.`,

  nothingToRestore: ({ days }) =>
    `Ceci a déjà été rétabli, ou ses ${days} jours sont passés. La liste des éléments supprimés montre ce qui peut être rétabli.`,

  internal: () =>
    'Quelque chose s’est mal passé de notre côté et rien n’a été enregistré. Réessayez ; si cela continue, envoyez-nous le numéro de la requête.',
  databaseUnreachable: () =>
    'Les données ne peuvent pas être atteintes en ce moment et rien n’a été enregistré. Réessayez dans quelques secondes.',
  storageUnreachable: () =>
    'Les fichiers ne peuvent pas être atteints en ce moment et rien n’a été enregistré. Réessayez dans quelques secondes.',
  busy: () => 'Le portail est très occupé en ce moment. Réessayez dans quelques secondes.',
  scannerUnreachable: () =>
    'Les fichiers sont analysés avant d’être gardés, et l’analyse ne répond pas en ce moment. Rien n’a été enregistré ; réessayez dans une minute.',
  diskFull: () =>
    'Le disque du serveur est plein et rien n’a été enregistré. Qui exploite le portail doit libérer de la place ; renvoyez ensuite.',
};
