import { frenchByPairs, type SentencePair } from './frenchByPairs.ts';

/** What a harvest brought, with what is no longer there and what is still to come. */
function harvested(datasets: string, files: string, french: string): SentencePair[] {
  const english = `${datasets} listed, ${files} taken.`;
  return [
    [`${english} {z} no longer listed there.`, `${french}. Disparus là-bas : {z}.`],
    [`${english} The rest follows in a few minutes.`, `${french}. Le reste suit dans quelques minutes.`],
    [english, `${french}.`],
  ];
}

/** What the portal says of what was done, in English and in French; `{x}` is a name or number that stands in both. */
const done: readonly SentencePair[] = [
  ['contact(s) shared', 'Contact(s) partagé(s)'],
  ['contact(s) unshared', 'Contact(s) plus partagé(s)'],
  ['contact(s) added', 'Contact(s) ajouté(s)'],
  ['contact(s) taken out', 'Contact(s) retiré(s)'],
  ['seen', 'vu'],
  ['File(s) shared', 'Fichier(s) partagé(s)'],
  ['File(s) unshared', 'Fichier(s) plus partagé(s)'],
  ['File(s) deleted', 'Fichier(s) supprimé(s)'],
  ['The officer was asked to unshare.', 'L’agent a été prié de ne plus partager.'],
  ['Officer Added Successfully', 'L’agent a été ajouté.'],
  ['{x} has been deactivated', 'Compte désactivé : {x}'],
  ['{x} may sign in to the control centre again', '{x} peut de nouveau se connecter au centre de contrôle.'],
  ['{x} is an officer now', '{x} fait maintenant partie des agents.'],
  [
    'The request of {x} was declined; the reason goes out by mail',
    'La demande de {x} a été refusée ; la raison part par e-mail.',
  ],
  [
    'Thank you. An administrator reads your request and answers by e-mail.',
    'Merci. Un administrateur lit votre demande et répond par e-mail.',
  ],
  ['Officer linked to Trap Site Successfully', 'L’agent suit maintenant ce site de pièges.'],
  ['Officer unlinked from the trap site', 'L’agent ne suit plus ce site de pièges.'],
  ['The report has been added', 'Le relevé a été ajouté.'],
  ['The scouting has been added', 'La prospection a été ajoutée.'],
  ['farm successfully mapped', 'La parcelle est enregistrée.'],
  ['farm deleted', 'La parcelle a été supprimée.'],
  ['The recording is deleted.', 'L’enregistrement a été supprimé.'],
  ['The zone was deleted.', 'La zone a été supprimée.'],
  ['The category was deleted.', 'La catégorie a été supprimée.'],
  ['The officer no longer watches this zone.', 'L’agent ne suit plus cette zone.'],
  ['Risk {x} is closed', 'Le risque {x} est clos.'],
  ['Risk {x} is active again', 'Le risque {x} est de nouveau actif.'],
  ['Risk {x} has been reported', 'Le risque {x} a été signalé.'],
  ['Risk {x} has been updated', 'Le risque {x} a été modifié.'],
  ['1 risk changed.', '1 risque modifié.'],
  ['1 risk changed. {x} were left as they are.', '1 risque modifié. Laissés comme ils sont : {x}.'],
  ['{x} risks changed.', '{x} risques modifiés.'],
  ['{x} risks changed. {y} were left as they are.', '{x} risques modifiés. Laissés comme ils sont : {y}.'],
  [
    'Rain from {x} goes to the officers of its district again.',
    'La pluie envoyée par {x} va de nouveau aux agents de son district.',
  ],
  ['The administrators above you were asked.', 'La demande est partie aux administrateurs au-dessus de vous.'],
  ['It was stopped. What was done so far stays.', 'L’action est arrêtée. Ce qui est déjà fait reste.'],
  ['Put away.', 'C’est rangé.'],
  ['The download has been counted.', 'Le téléchargement a été compté.'],
  [
    'Your file arrived. It joins the catalogue once it is read without errors.',
    'Votre fichier est arrivé. Il entre au catalogue dès qu’il est lu sans erreur.',
  ],
  [
    'Your file arrived. It is read now, and then waits for review; you get a notice of both.',
    'Votre fichier est arrivé. Il est lu maintenant, puis attend sa relecture ; un avis vous annonce les deux.',
  ],
  [
    'The file was deleted. It can be brought back for {x} days.',
    'Le fichier a été supprimé. Il peut être rétabli pendant {x} jours.',
  ],
  ['The file was moved into the catalogue.', 'Le fichier est entré au catalogue.'],
  ['The file is version {x} of its dataset.', 'Le fichier est la version {x} de son jeu de données.'],
  [
    '"{x}" has been deleted. It can be brought back for {y} days.',
    'Supprimé : « {x} ». Le jeu de données peut être rétabli pendant {y} jours.',
  ],
  ['Brought back: a farmer', 'Rétabli : un agriculteur'],
  ['Brought back: {x} farmers', 'Rétablis : {x} agriculteurs'],
  ['Brought back: {x} files', 'Rétablis : {x} fichiers'],
  ['Brought back: {x} entries that became one', 'Rétablies : {x} fiches qui n’en faisaient plus qu’une'],
  ['Brought back: the category {x}', 'Rétablie : la catégorie {x}'],
  ['Brought back: the zone {x}', 'Rétablie : la zone {x}'],
  ['Brought back: {x}', 'Rétabli : {x}'],
  ['{x} has been created', 'Création faite : {x}'],
  ['{x} has been updated', 'Modification enregistrée : {x}'],
  ['{x} has been deleted', 'Suppression faite : {x}'],
  [
    '{x} imported, {y} updated, {z} ignored. Without an organisation unit, and not sent: {w}.',
    'Valeurs importées : {x} ; mises à jour : {y} ; ignorées : {z}. Sans unité d’organisation, donc pas envoyés : {w}.',
  ],
  [
    '{x} imported, {y} updated, {z} ignored. {v} Without an organisation unit, and not sent: {w}.',
    'Valeurs importées : {x} ; mises à jour : {y} ; ignorées : {z}. DHIS2 dit : {v} Sans unité d’organisation, donc pas envoyés : {w}.',
  ],
  ['{x} imported, {y} updated, {z} ignored.', 'Valeurs importées : {x} ; mises à jour : {y} ; ignorées : {z}.'],
  [
    '{x} imported, {y} updated, {z} ignored. {v}',
    'Valeurs importées : {x} ; mises à jour : {y} ; ignorées : {z}. DHIS2 dit : {v}',
  ],
  [
    'There is nothing to send: name at least one data element and one organisation unit.',
    'Il n’y a rien à envoyer : nommez au moins un élément de données et une unité d’organisation.',
  ],
  ['DHIS2 did not answer: {x}.', 'DHIS2 n’a pas répondu : {x}.'],
  ['DHIS2 answered {x}: {y}', 'DHIS2 a répondu {x} : {y}'],
  ['DHIS2 answered {x}.', 'DHIS2 a répondu {x}.'],
  ...harvested('1 dataset', '1 file', '1 jeu de données trouvé, 1 fichier repris'),
  ...harvested('1 dataset', '{y} files', '1 jeu de données trouvé, {y} fichier(s) repris'),
  ...harvested('{x} datasets', '1 file', '{x} jeux de données trouvés, 1 fichier repris'),
  ...harvested('{x} datasets', '{y} files', '{x} jeux de données trouvés, {y} fichier(s) repris'),
  ['No answer came.', 'Aucune réponse n’est venue.'],
  ['No answer came: {x}.', 'Aucune réponse n’est venue : {x}.'],
  ['There is no file a table could be read from ({x}).', 'Aucun fichier ne permet d’y lire un tableau ({x}).'],
  [
    'It may have changed there; it is fetched again once the file before it was reviewed.',
    'Il a peut-être changé là-bas ; il sera repris dès que le fichier d’avant aura été relu.',
  ],
  [
    '{x} answered what is no JSON. Look at the address in a browser.',
    '{x} n’a pas répondu en JSON. Ouvrez l’adresse dans un navigateur.',
  ],
  ['{x} answered no features.', '{x} n’a répondu aucun objet géographique.'],
  ['{x} is larger than {y} MB. Send the file by hand.', '{x} dépasse {y} Mo. Envoyez le fichier à la main.'],
  ['The service answered {x}.', 'Le service a répondu {x}.'],
  ['The address is switched off.', 'L’adresse est désactivée.'],
  [
    '{x} lies in the inner network, which the portal does not fetch from. Give an address on the internet, or have the operator name {y} in INNER_HOSTS.',
    '{x} est dans le réseau interne, où le portail ne va rien chercher. Donnez une adresse sur internet, ou demandez à l’exploitant de nommer {y} dans INNER_HOSTS.',
  ],
  ['{x} answered {y}.', '{x} a répondu {y}.'],
];

/** The French of a sentence that says what was done, the first that fits; undefined for a sentence that is not known. */
export const messageInFrench = frenchByPairs(done, 'longest');
