import { frenchSpaces } from './frenchSpaces.ts';

/** What the portal answers when something was done, in English and in French; `{x}` is a name or number that stands in both. */
const done: readonly (readonly [english: string, french: string])[] = [
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
];

const patterns = done.map(([english, french]): readonly [RegExp, string] => [
  new RegExp(`^${english.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{(\w)\}/g, '(?<$1>.+)')}$`, 's'),
  french,
]);

/** The French of a sentence that says what was done, the first that fits; undefined for a sentence that is not known. */
export function messageInFrench(english: string): string | undefined {
  for (const [pattern, french] of patterns) {
    const found = pattern.exec(english);
    if (found) return frenchSpaces(french.replaceAll(/\{(\w)\}/g, (_, name: string) => found.groups?.[name] ?? ''));
  }
  return undefined;
}
