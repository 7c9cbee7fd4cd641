import type { english } from './english.ts';

/** The same sentences in French, in the same message format. What fills them stays as it came: names, reasons, names of places. */
export const french: Readonly<Record<keyof typeof english, string>> = {
  accessAsked: '{by} demande l’accès à votre jeu de données « {dataset} ».\nRegardez le but et répondez.',
  accessEnded: 'Votre accès au jeu de données « {dataset} » a pris fin.',
  accessGranted:
    'Vous pouvez ouvrir le jeu de données « {dataset} » jusqu’au {until}.{said, select, words {\nOn vous écrit : {words}} other {}}',
  accessRefused:
    'L’accès au jeu de données « {dataset} » ne vous a pas été donné.{said, select, words {\nOn vous écrit : {words}} other {}}',
  covered: '{name} vous remplace du {from} au {until} : vos postes, agriculteurs et avis lui sont ouverts.',
  coverEnded: 'Vous ne remplacez plus {name}.',
  coverGiven:
    'Vous remplacez {name} du {from} au {until}, avec ses postes et ses avis{farmers, plural, =0 {} one { et 1 agriculteur} other { et {farmers} agriculteurs}}.',
  draftHeldBack:
    '{went, select, some {Le reste de votre message sur {activity} a été retenu ; des agriculteurs l’ont déjà. {why}} other {Votre message sur {activity} a été retenu. {why} Vérifiez-le et approuvez-le à nouveau.}}',
  farmersMerged:
    '{farmer} figurait sur plusieurs listes et est maintenant un seul agriculteur, suivi par tous les agents qui l’avaient.',
  farmersShared:
    '{by} a partagé {count, plural, one {un contact avec vous : {name}} other {{count} contacts avec vous}}.',
  farmersWarned:
    '{count, plural, one {Un de vos agriculteurs est averti} other {{count} de vos agriculteurs sont avertis}} du risque {risk} : « {message} »',
  fileUnshareAsked:
    '{by} vous demande de ne plus partager {count, plural, one {un fichier : {name}} other {{count} fichiers}}.{said, select, words { On vous écrit : {words}.} other {}}',
  filesShared:
    '{by} a partagé {count, plural, one {un fichier avec vous : {name}} other {{count} fichiers avec vous}}.',
  handedOver:
    'Le compte de {name} a été désactivé. Ce qu’il tenait est à vous maintenant, avec ses groupes : {farmers, plural, =0 {} one {1 agriculteur} other {{farmers} agriculteurs}}{kept, select, both {, } other {}}{files, plural, =0 {} one {1 fichier} other {{files} fichiers}}.',
  looksAlarm:
    '{stage, select, saved {{name} a enregistré aujourd’hui un fichier avec {count} données protégées ({what}).} near {{name} a vu {count} des {most} données protégées ({what}) qu’un agent peut voir en un jour.} other {{name} a vu les {most} données protégées ({what}) d’un jour, et en a demandé d’autres.}} Le journal montre lesquelles.',
  messageApproved: '{by} a approuvé votre message aux agriculteurs.',
  messageDeclined: '{by} n’a pas approuvé votre message aux agriculteurs.',
  messageStopped:
    'Votre message aux agriculteurs de vos districts a été arrêté avant tout envoi : vous n’avez plus le droit de leur écrire.',
  messageToApprove: '{by} a écrit un message à {recipients} agriculteurs. Il part une fois que vous l’approuvez.',
  officerApproved: 'Vous êtes agent de vulgarisation maintenant : le centre de contrôle vous est ouvert.',
  officerAsked: '{name} ({institution}) demande à devenir agent de vulgarisation.',
  questionAsked: 'Un agriculteur pose une question par téléphone.',
  questionHandedOver: '{by} vous a confié la question d’un agriculteur.',
  questionLate: 'Personne n’a répondu à la question d’un agriculteur en {hours} heures (n° {question}).',
  riskAssigned:
    '{count, plural, one {Le risque {risk} vous a été confié} other {{count} risques vous ont été confiés}}. Lisez ce qui a été vu, et ajoutez un commentaire une fois que vous avez agi.',
  riskClosed: 'Le risque {risk} a été clos : {outcome}.',
  riskNews:
    '{only, select, reported {Nouveau signalement : {category}, {district} (risque {risk}). Il attend d’être jugé.} verify {Personne n’a jugé le risque {risk} ({category}, {district}) en {hours} heures.} warn {Personne n’a été averti du risque {risk} ({category}, {district}) en {hours} heures.} respond {Aucun intervenant n’a rien dit du risque {risk} ({category}, {district}) en {hours} heures.} other {{reported, plural, =0 {} one {1 nouveau signalement attend d’être jugé} other {{reported} nouveaux signalements attendent d’être jugés}}{kinds, select, both {, et } other {}}{late, plural, =0 {} one {1 étape est en retard} other {{late} étapes sont en retard}}. Les derniers : {latest}.}}',
  riskPhotoRefused: 'Une photo de votre signalement {risk} n’a pas pu être prise : {reason}',
  riskRejected:
    '{count, plural, one {Votre signalement {risk} a été rejeté} other {{count} de vos signalements ont été rejetés}} : {reason}',
  riskVerified:
    '{count, plural, one {Votre signalement {risk} a été vérifié} other {{count} de vos signalements ont été vérifiés}}.',
  riskWarned: 'Des agriculteurs ({where}) ont été avertis du risque {risk}, qui vous est confié.',
  scoutingAbove:
    '{pest} à {place} : {share} % de plants infestés ({stage}), la lutte vaut la peine à partir de {actionShare} %.',
  startAsked: '{by} demande que des messages à un agriculteur puissent repartir. {reason}',
  startGranted: 'Les messages à un agriculteur peuvent repartir, comme vous l’avez demandé. {answer}',
  startRefused: 'Les messages à un agriculteur restent arrêtés. {answer}',
  submissionApproved: '{file} a été approuvé et figure au catalogue.',
  submissionAssigned: '{by} vous a donné {file} à examiner.',
  submissionNote: 'Il y a une note sur {file}.\n{words}',
  submissionProblems:
    '{file} a été lu : {errors, plural, =0 {il contient ce qui ressemble à des données personnelles} one {une chose est à corriger} other {{errors} choses sont à corriger}}.\nRien n’a été changé dans votre fichier. La page montre chaque problème par cellule, avec un remède.',
  submissionRejected: '{file} n’a pas été pris dans le catalogue.\n{words}',
  submissionReturned: '{file} vous a été rendu avec un commentaire.\n{words}',
  submissionWaiting: '{file} attend d’être examiné.',
  trapFeedback: '{by} sur votre relevé du piège {trap} : {note}',
  trapLinked: 'Le piège {trap} est à vous : visitez-le tous les {days} jours.',
  trapLureDue:
    'L’attractif{known, select, yes { ({lure})} other {}} du piège {trap}{at, select, community { à {community}} other {}} était à changer le {due}. Changez-le et dites-le dans le relevé.',
  trapProposal:
    '{pest}, {district} : {total} dans {traps, plural, one {1 piège} other {{traps} pièges}}, au-dessus du seuil. Faites examiner les champs voisins. Un risque est proposé.',
  trapVisitMissed:
    'Le piège {trap}{at, select, community { à {community}} other {}} a été visité la dernière fois il y a {days} jours. Visitez-le, comptez et videz-le.',
  unshareAsked:
    '{by} vous demande de ne plus partager {count, plural, one {un contact : {name}} other {{count} contacts}}.{said, select, words { On vous écrit : {words}.} other {}}',
  webhookOff:
    'Le webhook vers {host} a été éteint : {why, select, gone {le service a répondu que personne n’écoute plus (410).} other {aucun message n’est arrivé pendant trois jours.}} Réparez le service et rallumez-le dans les réglages.',
  zoneAssigned: 'La zone {zone} vous a été confiée : ses risques sont à voir par vous d’abord.',
};

/** Sentences for each thing of a slot that holds several. */
export const frenchItems = { latest: '{category}, {district} (risque {risk})' } as const;
