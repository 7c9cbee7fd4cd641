import type { Translated } from '../catalogue.ts';
import type { auditLog as english } from '../en/auditLog.ts';

export const auditLog: Translated<typeof english> = {
  title: 'Journal',
  lead: 'Qui a fait quoi à quel enregistrement : les noms des champs, jamais leur contenu. Chaque ligne est scellée dans la minute ; une ligne changée ensuite rompt la chaîne.',
  who: 'Qui',
  act: 'Acte',
  byToken: '{act}, avec le jeton « {token} »',
  actHint: 'Comment il commence, par exemple share.',
  thing: 'Chose',
  from: 'Du',
  to: 'Au',
  show: 'Voir',
  export: 'Exporter en CSV',
  check: 'Vérifier la chaîne',
  whole: {
    one: '{count} ligne scellée est comme elle a été écrite ; {unsealed} attendent. La chaîne finit par {head}',
    other:
      '{count} lignes scellées sont comme elles ont été écrites ; {unsealed} attendent. La chaîne finit par {head}',
  },
  changed: 'La ligne {row} (place {place} de la chaîne) a été changée après avoir été scellée.',
  gone: 'La ligne {row} (place {place} de la chaîne) a été enlevée.',
  gap: 'Avant la ligne {row} (place {place} de la chaîne), un sceau manque.',
  at: 'Quand',
  fields: 'Champs',
  none: 'Rien ne correspond. Enlevez un filtre.',
  nobody: 'non connecté',
  older: 'Plus anciens',
  newest: 'Vers les plus récents',
};
