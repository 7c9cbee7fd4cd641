import type { Translated } from '../catalogue.ts';
import type { dataArea as english } from '../en/dataArea.ts';

export const dataArea: Translated<typeof english> = {
  stay: 'Rester connecté quand je quitte le portail de données',
  stayHint: 'Sinon, quitter ces pages vous déconnecte du portail de données sur cet appareil.',
  left: 'Vous avez quitté le portail de données et en êtes déconnecté.',
  signInAgain: 'Se connecter de nouveau',
};
