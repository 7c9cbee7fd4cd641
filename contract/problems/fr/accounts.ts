import { cited, type French } from './french.ts';
import type { accountsProblems, ProviderFault } from '../accounts.ts';

const providerFaults: Readonly<Record<ProviderFault, string>> = {
  state: 'elle a été commencée dans un autre navigateur, ou il y a plus de dix minutes.',
  issuer: 'elle a été délivrée par quelqu’un d’autre.',
  audience: 'elle était destinée à un autre service.',
  nonce: 'elle n’appartient pas à cette connexion.',
  expired: 'elle a expiré.',
  key: 'sa signature ne correspond à aucune clé du fournisseur.',
  denied: 'le fournisseur ne vous a pas laissé entrer.',
  address: 'elle ne contient aucune adresse e-mail.',
  other: 'ce que le fournisseur a envoyé n’a pas pu être lu.',
};

export const accountsFrench: French<typeof accountsProblems> = {
  wrongSignIn: () => 'E-mail ou mot de passe faux. Vérifiez les deux et réessayez.',
  secondStepNeeded: () =>
    'Écrivez le code que montre votre application pour AgriHub Ghana, ou l’un de vos codes de secours (code).',
  wrongCode: () =>
    'Ce code n’est pas juste, ou a déjà servi. Attendez le suivant de votre application, ou prenez un code de secours.',
  secondStepMissing: () =>
    'Les administrateurs se connectent ici avec une seconde étape. Installez-la à /account ; ensuite s’ouvre tout ce qui vous est permis.',
  secondStepIsOn: () =>
    'Votre connexion demande déjà un code. Désactivez-le d’abord pour prendre une autre application.',
  secondStepNotBegun: () => 'Votre connexion ne demande pas encore de code. Installez d’abord la seconde étape.',
  providerRefused: ({ fault }) =>
    `La connexion qui est revenue n’a pas été acceptée : ${providerFaults[fault]} Réessayez ; si cela se répète, dites-le à qui exploite le portail.`,
  providerAway: () =>
    'Le fournisseur avec lequel vous vouliez vous connecter ne répond pas. Réessayez plus tard, ou utilisez votre mot de passe.',
  providerNotSetUp: () => 'La connexion par un fournisseur n’est pas installée ici. Utilisez votre mot de passe.',
  providerGivesNothing: () =>
    'Votre fournisseur vous a connecté, mais ne vous donne aucun droit ici. Demandez à qui tient ses groupes de vous ajouter.',
  noGrant: ({ area }) => `Ce compte n’a pas le droit : ${area}. Demandez à un administrateur de l’ajouter.`,
  tooManySignIns: ({ minutes }) =>
    `Trop de connexions ont échoué. Attendez ${minutes} minutes et réessayez, ou faites-vous envoyer un nouveau mot de passe sous « Mot de passe oublié » : son lien ouvre le compte aussitôt.`,
  linkSpent: () =>
    'Ce lien a servi, a été remplacé ou est trop ancien. Redémarrez le serveur pour en faire imprimer un nouveau.',
  emailTaken: () =>
    'Un compte avec cet e-mail existe déjà. Connectez-vous avec, demandez un nouveau mot de passe, ou prenez une autre adresse.',
  badEmail: ({ found }) => `${cited(found)} n’est pas une adresse e-mail. Écrivez-la comme nom@example.org.`,
  emailOrPhoneMissing: () =>
    'Ni adresse e-mail ni numéro de téléphone n’est donné. Remplissez l’un des deux : l’agent s’en sert pour se connecter.',
  emailMissing: () => 'Veuillez saisir votre e-mail',
  badPhone: ({ found }) =>
    `${cited(found)} n’est pas un numéro de téléphone du Ghana. Écrivez ses dix chiffres, par exemple 0244123456.`,
  fieldEmpty: ({ field }) => `${field} est vide. Remplissez ce champ.`,
  passwordsDiffer: () => 'Les deux mots de passe ne sont pas les mêmes. Écrivez deux fois le même.',
  weakPassword: ({ why }) => `${why} Trois ou quatre mots sans rapport entre eux en font un bon.`,
  wrongPassword: () => 'Ce n’est pas le mot de passe de votre compte. Écrivez celui avec lequel vous vous connectez.',
  currentPasswordNeeded: () =>
    'Vous vous êtes connecté il y a plus de 15 minutes. Pour changer le mot de passe ou l’e-mail, envoyez aussi votre mot de passe actuel (current_password), ou reconnectez-vous.',
  resetLinkSpent: () =>
    'Ce lien a servi, a plus d’une heure, ou n’est pas entier. Demandez-en un nouveau à /main/services.',
  confirmLinkSpent: () =>
    'Ce lien a servi, a plus d’un jour, ou n’est pas entier. Connectez-vous, ou inscrivez-vous encore une fois.',
  tooManyTries: ({ what, minutes }) =>
    `Trop de demandes (${what}) sont venues de votre réseau en une heure. Attendez ${minutes} minutes et réessayez.`,
  personNotFound: ({ found }) => `Il n’y a pas de personne ${cited(found)}. Prenez le numéro dans la liste.`,
  signInNotFound: ({ found }) =>
    `Il n’y a pas de connexion ${cited(found)} à vous. Elle est peut-être terminée ; la liste montre celles qu’il y a.`,
  tokenEnded: () =>
    'Ce jeton d’accès est inconnu, a été arrêté ou a expiré. Faites-en un nouveau sous « Votre compte », ou demandez à l’administrateur du compte de service.',
  scopeMissing: ({ has, needs }) =>
    `Ce jeton d’accès est pour ${has} ; l’appel demande ${needs}. Faites un jeton qui le permet, ou prenez-en un autre.`,
  tokenTooBusy: ({ limit, seconds }) =>
    `Ce jeton d’accès a fait plus de ${limit} appels en une minute. Attendez ${seconds} secondes.`,
  notByToken: () =>
    'Les jetons d’accès et la seconde étape de connexion sont changés par la personne connectée, non par un jeton d’accès.',
  passwordNeeded: () =>
    'Vous vous êtes connecté il y a plus de 15 minutes. Envoyez aussi votre mot de passe (current_password), ou reconnectez-vous.',
  tooManyTokens: ({ limit }) =>
    `Ce compte a ${limit} jetons d’accès qui fonctionnent. Arrêtez-en d’abord un dont vous n’avez plus besoin.`,
  tokenNotFound: ({ found }) => `Il n’y a pas de jeton d’accès ${cited(found)}. Prenez le numéro dans la liste.`,
  webhookAddress: ({ found }) =>
    `${cited(found)} ne peut pas être appelé. Donnez une adresse https sans nom ni mot de passe, par exemple https://example.org/agrihub.`,
  dhis2Address: ({ found }) =>
    `${cited(found)} ne peut pas être appelé. Donnez l’adresse https de DHIS2 sans nom ni mot de passe, par exemple https://dhis2.example.org/dhis.`,
  dhis2TokenNeeded: () =>
    'Aucun jeton n’est gardé pour cette adresse. Faites un jeton d’accès personnel dans DHIS2, et envoyez-le avec.',
  dhis2District: ({ found }) =>
    `Il n’y a pas de district ${cited(found)}. Prenez les clés dans la liste des districts.`,
  dhis2NotSet: () => 'Réglez d’abord l’adresse et le jeton de DHIS2.',
  webhookNotFound: ({ found }) => `Il n’y a pas de webhook ni d’envoi ${cited(found)}. Prenez le numéro dans la liste.`,
  webhookIsOff: () => 'Rien n’est envoyé à cette adresse. Activez-la d’abord.',
  tooManyWebhooks: ({ limit }) => `Il y a ${limit} webhooks. Retirez-en d’abord un dont vous n’avez plus besoin.`,
  serviceNotFound: ({ found }) => `Il n’y a pas de compte de service ${cited(found)}. Prenez le numéro dans la liste.`,
  lastAdministrator: () => 'Vous êtes le seul administrateur du centre de contrôle. Faites-en d’abord nommer un autre.',
  ownAccountStaysOpen: () =>
    'C’est votre propre compte. Un autre administrateur peut le fermer ; sur /main/account vous pouvez le supprimer.',
  lastDataAdministrator: () => 'C’est le seul administrateur des données. Nommez-en d’abord un autre.',
};
