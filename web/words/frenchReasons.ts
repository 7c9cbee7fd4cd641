import { frenchByPairs, type SentencePair } from '#engines/words/frenchByPairs.ts';

/** Why a message did not go out, or nobody knows whether it arrived, in English and in French; `{x}` stands in both. */
const reasons: readonly SentencePair[] = [
  ['The farmer asked for no more messages.', 'L’agriculteur ne veut plus de messages.'],
  ['The farmer asked for no more e-mails.', 'L’agriculteur ne veut plus d’e-mails.'],
  ['No consent to messages is on record.', 'Aucun accord aux messages n’est noté.'],
  ['Another farmer chosen has the same number.', 'Un autre agriculteur choisi a le même numéro.'],
  ['Another farmer chosen has the same e-mail address.', 'Un autre agriculteur choisi a la même adresse e-mail.'],
  ['No e-mail address is on record.', 'Aucune adresse e-mail n’est notée.'],
  ['No telephone number is on record.', 'Aucun numéro de téléphone n’est noté.'],
  [
    'Held back: what is known of the season changed after it was approved.',
    'Retenu : ce qu’on sait de la saison a changé après son approbation.',
  ],
  ['Stopped before it was handed over.', 'Arrêté avant d’être remis.'],
  [
    'Stopped: who wrote it may not write to these farmers any more.',
    'Arrêté : son auteur n’a plus le droit d’écrire à ces agriculteurs.',
  ],
  ['The e-mail address cannot be written to.', 'On ne peut pas écrire à cette adresse e-mail.'],
  [
    'The portal stopped while this was handed over, so nobody knows whether it arrived.',
    'Le portail s’est arrêté pendant la remise : personne ne sait si le message est arrivé.',
  ],
  ['The message was handed over and no word came back.', 'Le message a été remis et aucune réponse n’est venue.'],
  ['The provider left this number out of its answer.', 'Le fournisseur n’a rien répondu pour ce numéro.'],
  [
    'The records were taken back to an earlier moment, and this may have gone out since.',
    'Les données ont été ramenées à un moment antérieur, et ce message est peut-être parti depuis.',
  ],
  ['No template of WhatsApp is set up any more.', 'Aucun modèle de WhatsApp n’est plus mis en place.'],
  ['WhatsApp is not set up any more.', 'WhatsApp n’est plus mis en place.'],
  ['The line to {x} broke before it answered.', 'La ligne vers {x} a été coupée avant sa réponse.'],
  ['{x} did not answer within {y} s.', '{x} n’a pas répondu en {y} s.'],
  ['{x} was not reached ({y}).', '{x} n’a pas été joint ({y}).'],
  ['{x} takes nothing for now ({y}).', '{x} ne prend rien pour l’instant ({y}).'],
  [
    '{x} refused the key of this portal ({y}). Whoever runs the portal checks SMS_URL.',
    '{x} a refusé la clé de ce portail ({y}). Qui tient le portail vérifie SMS_URL.',
  ],
  ['{x} refused the message with code {y}: {z}', '{x} a refusé le message, code {y} : {z}'],
  ['{x} refused the message: {y}', '{x} a refusé le message : {y}'],
  ['{x} rejected the number.', '{x} a rejeté le numéro.'],
  ['{x} did not take the number.', '{x} n’a pas pris le numéro.'],
  ['{x} answered something that cannot be read.', 'La réponse de {x} ne se lit pas.'],
  ['{x} answered more than can be read.', 'La réponse de {x} est trop longue pour être lue.'],
  ['{x} answered without {y}.', 'La réponse de {x} est incomplète.'],
  ['{x} answered and named no {y}.', 'La réponse de {x} est incomplète.'],
  [
    '{x} answered with success and used no credit: nothing was sent. The number may be wrong.',
    '{x} a répondu sans compter de crédit : rien n’est parti. Le numéro est peut-être faux.',
  ],
  ['{x} answered with success and named no {y}.', 'La réponse de {x} est incomplète.'],
  ['{x} answered {y}.', '{x} a répondu {y}.'],
];

export const reasonInFrench = frenchByPairs(reasons, 'shortest');
