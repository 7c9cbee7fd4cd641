import type { Translated } from '../catalogue.ts';
import type { storyEditing as english } from '../en/storyEditing.ts';

export const storyEditing: Translated<typeof english> = {
  charts: 'Graphiques du récit',
  lead: 'Faites un graphique dans le tableau de bord et reprenez-le par son adresse, ou écrivez ses chiffres ici. Ce qui n’est pas connu d’une source reste vide : la page le dit alors.',
  unnamed: 'Graphique {number}',
  remove: 'Retirer ce graphique',
  add: 'Ajouter un graphique vide',
  address: 'Adresse d’un graphique du tableau de bord',
  addressHint: 'Le graphique vient avec ses chiffres, lié à la version de ses données.',
  take: 'Reprendre ce graphique',
  builder: 'Ouvrir le tableau de bord',
  noChart:
    'Cette adresse ne contient pas de graphique avec libellés et chiffres. Copiez l’adresse d’un tableau de bord qui en montre un.',
  title: 'Titre du graphique',
  description: 'Ce qu’il montre',
  chartType: 'Type de graphique',
  type_Line: 'Ligne',
  type_Chart: 'Barres',
  type_Doughnut: 'Anneau',
  type_Radar: 'Radar',
  type_Scatter: 'Nuage de points',
  figures: 'Chiffres',
  figuresHint:
    'La première ligne nomme les séries ; chaque autre ligne est un libellé avec ses chiffres, séparés par des points-virgules : « Maïs ; 1.7 ; 2.1 ».',
  figuresWrong:
    'La ligne {line} est « {found} » ; il faut un libellé et {expected} chiffre(s), séparés par des points-virgules.',
  institution: 'Qui a recueilli les chiffres',
  publication: 'Publication ou jeu de données',
  year: 'Année des chiffres',
  page: 'Page ou tableau',
  licence: 'Licence des chiffres',
  sourceUrl: 'Adresse chez l’éditeur',
  note: 'Note sur les chiffres',
};
