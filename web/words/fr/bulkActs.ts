import type { Translated } from '../catalogue.ts';
import type { bulkActs as english } from '../en/bulkActs.ts';

export const bulkActs: Translated<typeof english> = {
  title: 'Travail en arrière-plan',
  shareFarmers: 'Partage d’agriculteurs',
  unshareFarmers: 'Fin de partages',
  removeFarmers: 'Suppression d’agriculteurs',
  addGroupMembers: 'Ajout d’agriculteurs à un groupe',
  handOverFarmers: 'Remise d’agriculteurs',
  removeGroupMembers: 'Retrait d’agriculteurs d’un groupe',
  begun: 'Cela continue en arrière-plan. La progression est affichée au-dessus de la liste.',
  running: '{place} sur {total}',
  done: 'Terminé : {done} sur {total}',
  stopped: 'Arrêté : {done} sur {total}',
  asked: 'Arrêté à votre demande : {done} sur {total}',
  refused: 'Arrêté : {done} sur {total}. {said}',
  fault: 'Arrêté par une erreur du serveur : {done} sur {total}. Recommencez pour les autres.',
  notInGroup: 'Absents du groupe : {count}',
  notInList: 'Plus dans votre liste : {count}',
  partnerInactive: 'Non partagés avec un agent qui n’est plus actif : {count}',
  officerActive: 'Gardés par l’agent, de nouveau actif : {count}',
  gone: 'Déjà supprimés ou remis : {count}',
  stop: 'Arrêter',
  undo: 'Annuler',
  undone: 'Rétabli',
  putAway: 'Masquer : {what}',
};
