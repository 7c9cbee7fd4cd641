import type { Translated } from '../catalogue.ts';
import type { recorder as english } from '../en/recorder.ts';

export const recorder: Translated<typeof english> = {
  record: 'Enregistrer',
  again: 'Enregistrer à nouveau',
  stop: 'Arrêter l’enregistrement',
  recording: 'Enregistrement : {seconds} s sur {most} s',
  length: 'Enregistré : {seconds} s. Écoutez-le d’abord.',
  listen: 'Écouter',
  stopPlaying: 'Arrêter',
  file: 'Ou choisissez un fichier',
  fileHint: 'WAV, MP3, Ogg ou M4A, {most} secondes au plus.',
  notASound: 'Ce navigateur ne lit pas ce fichier. Choisissez un fichier WAV, MP3, Ogg ou M4A.',
  noMicrophone:
    'Le micro ne peut pas être utilisé. Autorisez-le pour cette page dans le navigateur, branchez-en un, ou choisissez un fichier.',
  discard: 'L’effacer',
};
