import type { Translated } from '../catalogue.ts';
import type { offline as english } from '../en/offline.ts';

export const offline: Translated<typeof english> = {
  text: 'Cette page n’est pas enregistrée sur cet appareil. Les pages déjà ouvertes s’ouvrent encore, avec la date de leur enregistrement :',
  none: 'Aucune page n’est encore enregistrée sur cet appareil.',
  retry: 'Réessayer',
  saved: 'Pages enregistrées',
};
