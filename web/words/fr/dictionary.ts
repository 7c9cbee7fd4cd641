import type { Translated } from '../catalogue.ts';
import type { dictionary as english } from '../en/dictionary.ts';

export const dictionary: Translated<typeof english> = {
  title: 'Ce que veulent dire les colonnes',
  lead: 'Proposé d’après les noms et les valeurs du fichier : corrigez ce qui est faux et complétez ce qui manque. Les lecteurs le voient dans le tableau, les graphiques et les téléchargements.',
  label: 'Libellé',
  unit: 'Unité',
  meaning: 'Sens',
  meaningHint: 'Ce qui a été mesuré, comment, et sur qui.',
  codes: 'Codes',
  codesHint: 'Un par ligne : 1 = Homme',
  more: 'Les {count} premières colonnes sont listées ici.',
  save: 'Enregistrer',
  cancel: 'Annuler',
  saved: 'Les colonnes sont décrites.',
};
