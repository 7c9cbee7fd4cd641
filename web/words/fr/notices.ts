import type { Translated } from '../catalogue.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: Translated<typeof english> = {
  new: 'Nouveau :',
  none: 'Aucune notification pour l’instant',
  noneLead:
    'Quand quelqu’un partage un agriculteur ou un fichier avec vous, examine un fichier que vous avez envoyé, ou demande l’accès à un de vos jeux de données, vous en êtes informé ici.',
  notIn: 'Connectez-vous pour voir vos notifications',
  notInLead:
    'Vous voyez ici ce qui a été partagé avec vous, ce que sont devenus les fichiers envoyés, et qui demande l’accès à vos jeux de données.',
  unread: { one: '{count} nouvelle notification', other: '{count} nouvelles notifications' },
  readAll: 'Tout marquer comme lu',
  all: 'Toutes les notifications',
  unshare: 'Ne plus partager',
  seen: 'Marquer comme vu',
};
