import type { Translated } from '../catalogue.ts';
import type { push as english } from '../en/push.ts';

export const push: Translated<typeof english> = {
  title: 'Avis hebdomadaires sur cet appareil',
  lead: 'Chaque lundi à six heures du matin, cet appareil montre les travaux de la semaine et les nouvelles des pluies, et les alertes de risques vérifiés du district quand elles partent. Il ne faut ni compte ni numéro de téléphone.',
  plan: 'Plan',
  turnOn: 'Activer',
  turnOff: 'Désactiver',
  off: 'Les avis de ce plan sont désactivés.',
  on: 'Les avis de ce plan sont activés. Le prochain : {day}',
  first: 'Les travaux de cette semaine sont en route, pour que vous voyiez que les avis arrivent.',
  others: 'Activés aussi sur cet appareil',
  other: '{crop}, {place}',
  turnOffOther: 'Désactiver {crop}, {place}',
  ended: 'Les avis de ce plan sont maintenant désactivés.',
  blocked:
    'Les avis de ce site sont bloqués dans ce navigateur. Autorisez-les dans les réglages du navigateur pour ce site, puis rouvrez cette fenêtre.',
  unable:
    'Ce navigateur ne peut pas montrer les avis d’un site. Sur un iPhone, mettez d’abord AgriHub sur l’écran d’accueil et ouvrez-le depuis là.',
  byMail: 'Recevoir plutôt les travaux de la semaine par e-mail',
  failed: 'Le navigateur n’a pas pu joindre son service d’avis. Vérifiez la connexion et réessayez.',
};
