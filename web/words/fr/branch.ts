import type { Translated } from '../catalogue.ts';
import type { branch as english } from '../en/branch.ts';

export const branch: Translated<typeof english> = {
  title: 'Écrire à mes districts',
  lead: 'À tous les agriculteurs de vos postes, quel que soit l’agent qui les tient, selon les règles de tout message : consentement, arrêts, heures de silence, et une deuxième personne pour un grand envoi.',
  districts: 'Districts',
  districtsHint: 'Aucun : tous ceux de vos postes.',
  crop: 'Qui cultive',
  cropHint: 'Les agriculteurs dont aucune culture n’est connue le reçoivent aussi.',
  anyCrop: 'Toute culture',
  everybody: 'tous ceux qui y sont',
};
