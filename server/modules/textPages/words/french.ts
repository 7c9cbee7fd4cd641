import { frenchSpaces } from '#engines/words/frenchSpaces.ts';
import type { TextWords } from './english.ts';

/** The same in French. */
const written: TextWords = {
  home: 'Mode texte',
  pictures: 'AgriHub Ghana avec images',
  title: 'L’agriculture en mots',
  crop: 'Culture',
  place: 'Ville ou district',
  show: 'Afficher',
  search: 'Chercher',
  next: 'Page suivante',
  cropExample: 'maïs',
  noCrop: (text) =>
    `« ${text} » n’est pas une culture que nous connaissons. Écrivez son nom comme sur un sac de semence, par exemple maïs.`,
  noPlace: (text) =>
    `« ${text} » n’a pas été trouvé. Écrivez le nom d’une ville ou d’un district du Ghana, par exemple Ejura.`,
  everything: 'Tout',
  weather: 'Météo',
  risks: 'Risques',
  prices: 'Prix',
  library: 'Bibliothèque',
  monthWork: 'Travaux des 30 prochains jours',
  monthWorkOf: (crop) => `${crop} : travaux des 30 prochains jours`,
  seasonPlan: 'Plan de la saison',
  seasonPlanOf: (crop) => `${crop} : plan de la saison`,
  risksInGhana: 'Risques au Ghana',
  followTitle: 'Suivre sur AgriHub Ghana',
  followStart: 'Ouvrez un jeu de données ou un récit, et choisissez-y Suivre.',
  followDatasets: 'Jeux de données',
  followStories: 'Récits',
  followDataset:
    'Vous êtes averti quand une nouvelle version est publiée : un message par jour au plus, et aucun la nuit.',
  followStory:
    'Vous êtes averti quand le récit ou ses données changent : un message par jour au plus, et aucun la nuit.',
  followTo: 'Votre adresse e-mail ou votre numéro de téléphone',
  followWrong: 'Écrivez une adresse e-mail, ou un numéro de téléphone du Ghana comme 024 412 3456.',
  followSend: 'Envoyez-moi le lien',
  followOpen: 'Ouvrez le lien que nous vous envoyons',
  followLinkSent:
    'Si nous pouvons écrire à ce numéro ou à cette adresse, un lien est en route. Rien d’autre n’est envoyé avant qu’il soit ouvert. Un second lien vient après un jour au plus tôt.',
  followConfirmTitle: 'Confirmez ce que vous suivez',
  followConfirm: 'Oui, prévenez-moi',
  followList: 'Ce que vous suivez',
  followSentTo: (address) => `Les messages vont à ${address}.`,
  followLeave: 'Ne plus suivre',
  followRefuse: 'Non, ne m’envoyez rien',
  followLeaveAll: 'Ne plus rien suivre',
  followEndedTitle: 'Vous ne suivez plus rien',
  followEnded: 'Il ne vient plus de messages sur des jeux de données et des récits.',
  followDead: 'Plus rien n’est suivi par ce lien. Demandez-le à nouveau sur la page d’un jeu de données ou d’un récit.',
  voiceTitle: 'Un agent a répondu à votre question',
  voiceSize: (seconds, kB) => `Un enregistrement de ${seconds} secondes, ${kB} Ko.`,
  voiceFile: 'Garder l’enregistrement',
  voicePrivate: 'Cette adresse n’a été envoyée qu’à vous. Qui l’a entend l’enregistrement.',
  voiceGone: 'L’enregistrement n’est plus ici',
  voiceGoneText: 'Une réponse s’écoute à son adresse pendant 30 jours. Demandez encore, et un agent répondra.',
  weekly: 'Les travaux de la semaine par e-mail',
  bySms: (number) =>
    `Par SMS : envoyez « maïs ejura » au ${number} pour les travaux de la semaine, ou « hebdo maïs ejura » pour les recevoir chaque lundi. STOP y met fin.`,
  phone: 'Essayer sur un téléphone',

  weatherIn: (place) => `Météo à ${place}`,
  noForecast: 'Aucune prévision n’est connue maintenant. Réessayez dans quelques minutes.',
  sampleWeather: 'Météo d’exemple, pas une prévision.',
  dayOfWeather: (day, sky, minC, maxC) => `${day} : ${sky}, ${minC} à ${maxC} °C`,
  rainChance: (percent) => `probabilité de pluie ${percent} %`,
  aboutRain: (mm) => `environ ${mm} mm`,
  source: (name) => `Source : ${name}.`,
  fetched: (minutes) => `Reçue il y a ${minutes} minutes.`,

  monthIn: (crop, place) => `${crop} à ${place} : travaux des 30 prochains jours`,
  planIn: (crop, place, season) => `${crop} à ${place} : ${season}`,
  plantFrom: (from, to) => `Semez ou plantez du ${from} au ${to}.`,
  noWork: 'Aucun travail n’est prévu dans les 30 prochains jours.',
  stillBy: (crop, day) => `${crop}, à planter jusqu’au ${day}`,
  colon: ' : ',
  sampleSource: 'météo d’exemple',
  days: (from, to) => `du ${from} au ${to}`,

  risksIn: (place) => `Risques : ${place}`,
  noRisk: (place) => `Aucun risque vérifié dans les 30 derniers jours : ${place}.`,
  whatToDo: 'Que faire',
  verified: 'Signalés par des agents et vérifiés par la protection des végétaux. Les 20 plus récents.',
  feed: 'Suivre dans un lecteur de flux',
  riskIn: (category, place) => `${category} : ${place}`,
  reported: (region, day) => `${region}. Signalé le ${day}.`,
  cases: (count) => `Cas : ${count}.`,
  active: 'Toujours en cours.',
  over: 'Terminé.',
  noAdvice: 'Aucun conseil n’est encore écrit pour ce risque. Demandez à votre agent de vulgarisation.',

  inAll: (total) => `${total} en tout.`,
  newestFirst: 'Les plus récents d’abord.',
  noPrices:
    'Aucun prix n’est encore publié ici. La direction de la statistique (SRID) du ministère de l’Alimentation et de l’Agriculture les relève sur les marchés ; demandez à votre agent.',
  needsAccount: '(demande un compte)',
  cropOrMarket: 'Culture ou marché',

  phoneKinds: { ussd: 'USSD (menu au clavier)', sms: 'SMS', voice: 'Appel vocal' },
  phoneAbout: 'Ce que les agriculteurs reçoivent sur tout téléphone. Rien n’est envoyé, facturé ni gardé ici.',
  spoken: 'Dit à la personne qui appelle.',
  letters: (count, limit) => `${count} caractères sur ${limit}.`,
  lettersInSms: (count, parts) => `${count} caractères, ${parts} SMS.`,
  ended: 'La session finit ici.',
  reply: 'Votre réponse',
  send: 'Envoyer',
  kindOfPhone: 'Type de téléphone',
  language: 'Langue',
  again: 'Recommencer',

  weeklyAbout:
    'Chaque lundi, les travaux de la semaine pour votre culture et votre lieu, et des nouvelles des pluies. Vous pouvez arrêter à tout moment.',
  planted: 'Semé ou planté le (laissez vide si pas encore)',
  email: 'Votre adresse e-mail',
  sendLink: 'Envoyez-moi le lien',
  openLink: 'Ouvrez le lien de votre e-mail',
  linkSent:
    'Nous avons envoyé un lien à l’adresse. Ouvrez-le dans les sept jours pour confirmer. Rien d’autre n’est envoyé avant.',
  wrongCrop: 'Écrivez la culture par son nom, par exemple maïs.',
  wrongPlace: 'Écrivez une ville ou un district du Ghana, par exemple Ejura.',
  manyPlaces: (districts) => `Plusieurs lieux portent ce nom. Écrivez le district : ${districts}.`,
  wrongEmail: 'Écrivez votre adresse e-mail, par exemple ama@example.com.',
  futureDay: 'Le jour du semis est encore à venir.',
  endedTitle: 'Messages de la semaine arrêtés',
  endedText: 'Plus aucun message de la semaine ne vient.',
  deadLink: 'Ce lien n’ouvre rien ici',
  deadLinkText: 'Il manque peut-être une lettre à la fin, ou les messages sont arrêtés.',
  confirmTitle: 'Confirmer les messages de la semaine',
  onTitle: 'Les messages de la semaine sont actifs',
  weeklyOf: (place, address) => `Les travaux de la semaine à ${place} pour ${address}, chaque lundi.`,
  confirm: 'Confirmer',
  leave: 'Ne plus envoyer',
};

type Phrase = string | ((...facts: never[]) => string);

function spaced(phrase: Phrase | TextWords['phoneKinds']): unknown {
  if (typeof phrase === 'string') return frenchSpaces(phrase);
  return typeof phrase === 'function' ? (...facts: never[]) => frenchSpaces(phrase(...facts)) : phrase;
}

export const french = Object.fromEntries(
  Object.entries(written).map(([name, phrase]) => [name, spaced(phrase as Phrase)]),
) as TextWords;
