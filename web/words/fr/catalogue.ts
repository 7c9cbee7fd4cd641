import type { Translated } from '../catalogue.ts';
import type { catalogue as english } from '../en/catalogue.ts';

export const catalogue: Translated<typeof english> = {
  title: 'Jeux de données',
  public: 'Public',
  private: 'Privé',
  licenceNone: 'non indiquée',
  noDescription: 'Rien n’en a encore été écrit.',
  today: 'aujourd’hui',
  yesterday: 'hier',
  daysAgo: { one: 'il y a {count} jour', other: 'il y a {count} jours' },
  true: 'oui',
  false: 'non',
};
