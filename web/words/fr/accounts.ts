import type { Translated } from '../catalogue.ts';
import type { accounts as english } from '../en/accounts.ts';

export const accounts: Translated<typeof english> = {
  signIn: 'Se connecter',
  loggedIn: 'Vous êtes maintenant connecté',
  email: 'E-mail',
  orPhone: 'Les agents peuvent écrire ici leur numéro de téléphone.',
  password: 'Mot de passe',
  code: 'Code',
  codeHint: 'Six chiffres de votre application, ou l’un de vos codes de secours.',
  show: 'Montrer',
  hide: 'Cacher',
  forgot: 'Mot de passe oublié ?',
  enterEmail: 'Écrivez votre adresse e-mail',
  mailed: 'Un e-mail vous a été envoyé',
  passwordSet: 'Votre nouveau mot de passe est enregistré. Connectez-vous avec lui.',
  noManage: 'Cette page est réservée aux administrateurs',
  noManageLead:
    'Connectez-vous avec un compte qui a le rôle d’administrateur. La personne qui gère le portail peut le donner.',
};
