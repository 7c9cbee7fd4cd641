import type { Translated } from '../catalogue.ts';
import type { outages as english } from '../en/outages.ts';

export const outages: Translated<typeof english> = {
  title: 'En panne en ce moment',
  since: 'Depuis {at}.',
  forecast:
    'Prévision météo : le service d’où nous la prenons ne répond pas. Les pages montrent la dernière prévision et disent son âge.',
  mail: 'E-mail : notre serveur de courrier ne répond pas. Les messages sont gardés et envoyés plus tard ; les liens pour un nouveau mot de passe arrivent en retard.',
  sms: 'SMS : le fournisseur ne répond pas. Les messages attendent et sont envoyés plus tard.',
  files: 'Fichiers : le dépôt de fichiers ne répond pas. Téléchargements, envois et photos peuvent échouer.',
};
