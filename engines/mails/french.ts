import type { english, englishFoot } from './english.ts';

/** A mail in French: as many paragraphs as it takes, and an SMS where English has one. */
interface Mail {
  readonly subject: string;
  readonly sms: string;
  readonly text: readonly string[];
}

/** The same mails in French. What is sent by SMS keeps to letters that a short message holds 160 of. */
export const french: Readonly<Record<keyof typeof english, Mail>> = {
  reset: {
    subject: 'Choisissez un nouveau mot de passe pour AgriHub Ghana',
    sms: 'AgriHub Ghana : choisissez un nouveau mot de passe avant une heure : {site}/password_reset/{code} Si la demande ne vient pas de vous, ne faites rien.',
    text: [
      'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte de cette adresse chez AgriHub Ghana.',
      'Choisissez-le ici dans l’heure. Le lien sert une seule fois :\n{site}/password_reset/{code}',
      'Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
    ],
  },
  invited: {
    subject: 'Votre compte au centre de contrôle d’AgriHub Ghana',
    sms: 'AgriHub Ghana : vous faites partie de son centre de gestion. Choisissez votre mot de passe avant une semaine, puis connectez-vous avec ce numéro : {site}/password_reset/{code}',
    text: [
      'Un administrateur d’AgriHub Ghana a fait de vous un agent de son centre de contrôle, où sont gardés les agriculteurs et les messages qu’ils reçoivent.',
      'Choisissez ici votre mot de passe dans la semaine, puis connectez-vous avec cette adresse. Le lien sert une seule fois :\n{site}/password_reset/{code}',
      'Si vous ne vous y attendiez pas, dites-le à ceux qui tiennent le portail.',
    ],
  },
  join: {
    subject: 'Confirmez votre adresse e-mail pour AgriHub Ghana',
    sms: '',
    text: [
      'Quelqu’un, sans doute vous, s’est inscrit au pôle de données d’AgriHub Ghana avec cette adresse.',
      'Confirmez-la ici dans la journée, puis connectez-vous. Le lien sert une seule fois :\n{site}/confirm-email/{code}',
      'Si ce n’était pas vous, ne faites rien : aucun compte n’est créé.',
    ],
  },
  newAddress: {
    subject: 'Confirmez votre nouvelle adresse e-mail pour AgriHub Ghana',
    sms: '',
    text: [
      'Quelqu’un, sans doute vous, a donné cette adresse comme la nouvelle d’un compte chez AgriHub Ghana.',
      'Confirmez-la ici dans la journée. Le lien sert une seule fois :\n{site}/confirm-email/{code}',
      'Si ce n’était pas vous, ne faites rien : le compte garde son adresse.',
    ],
  },
  known: {
    subject: 'Vous avez déjà un compte chez AgriHub Ghana',
    sms: '',
    text: [
      'Quelqu’un, sans doute vous, a voulu s’inscrire chez AgriHub Ghana avec cette adresse, qui a déjà un compte.',
      'Connectez-vous avec elle : {site}/sign-in\nSi vous avez oublié le mot de passe, demandez-en un nouveau : {site}/main/services',
      'Si ce n’était pas vous, ne faites rien : votre compte reste le même.',
    ],
  },
  passwordChanged: {
    subject: 'Votre mot de passe chez AgriHub Ghana a été changé',
    sms: "AgriHub Ghana : votre mot de passe a été changé. Si ce n'était pas vous, choisissez-en un nouveau sans attendre : {site}/main/services",
    text: [
      'Le mot de passe du compte de cette adresse chez AgriHub Ghana a été changé, et les autres appareils ont été déconnectés.',
      'Si ce n’était pas vous, choisissez-en un nouveau tout de suite : {site}/main/services',
    ],
  },
  addressChanged: {
    subject: 'Votre adresse e-mail chez AgriHub Ghana a été changée',
    sms: '',
    text: [
      'Un compte d’AgriHub Ghana qui avait cette adresse en a maintenant une autre. Nos e-mails y vont désormais.',
      'Si ce n’était pas vous, écrivez-nous : {site}/main/faq#message',
    ],
  },
  deleted: {
    subject: 'Votre compte chez AgriHub Ghana a été supprimé',
    sms: '',
    text: [
      'Le compte de cette adresse chez AgriHub Ghana a été supprimé, comme son titulaire l’a demandé.',
      'Si ce n’était pas vous, écrivez-nous : {site}/main/faq#message',
    ],
  },
  officerDeclined: {
    subject: 'AgriHub Ghana : votre demande pour devenir agent',
    sms: '',
    text: [
      'Vous avez demandé à devenir agent de vulgarisation chez AgriHub Ghana. Un administrateur a refusé, et écrit :',
      '{reason}',
      'Si quelque chose a changé, demandez de nouveau sur le portail.',
    ],
  },
  notice: {
    subject: 'AgriHub Ghana : {first}',
    sms: '',
    text: ['{notice}', '{link}'],
  },
  risks: {
    subject: 'AgriHub Ghana : {total, plural, =1 {{first}} other {{total} risques vous attendent}}',
    sms: '',
    text: ['{risks}{more, plural, =0 {} other {\n\nEt {more} de plus : {link}}}'],
  },
};

export const frenchFoot: typeof englishFoot = {
  any: 'AgriHub Ghana. Cet e-mail a été écrit par le portail.',
  notice: 'AgriHub Ghana. Cet e-mail a été écrit par le portail ; le menu du compte montre vos avis.',
  risks: 'AgriHub Ghana. Un seul e-mail réunit ce qui est arrivé ; tout se trouve aussitôt dans le centre de contrôle.',
};
