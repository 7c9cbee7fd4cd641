import { expect, test } from 'vitest';
import { messageInFrench } from './frenchMessages.ts';

test.each([
  ['contact(s) shared', 'Contact(s) partagé(s)'],
  ['Efua has been deactivated', 'Compte désactivé\u00A0: Efua'],
  ['Risk 12 has been updated', 'Le risque 12 a été modifié.'],
  ['Locusts has been created', 'Création faite\u00A0: Locusts'],
  ['1 risk changed.', '1 risque modifié.'],
  ['3 risks changed. 2 were left as they are.', '3 risques modifiés. Laissés comme ils sont\u00A0: 2.'],
  [
    'Your file arrived. It joins the catalogue once it is read without errors.',
    'Votre fichier est arrivé. Il entre au catalogue dès qu’il est lu sans erreur.',
  ],
  ['Brought back: 2 farmers', 'Rétablis\u00A0: 2 agriculteurs'],
  [
    '3 imported, 0 updated, 1 ignored. Org unit not found. Without an organisation unit, and not sent: Wa Municipal.',
    'Valeurs importées\u00A0: 3\u202F; mises à jour\u00A0: 0\u202F; ignorées\u00A0: 1. DHIS2 dit\u00A0: Org unit not found. Sans unité d’organisation, donc pas envoyés\u00A0: Wa Municipal.',
  ],
  [
    '2 datasets listed, 1 file taken. 1 no longer listed there.',
    '2 jeux de données trouvés, 1 fichier repris. Disparus là-bas\u00A0: 1.',
  ],
  ['Brought back: Rice growers', 'Rétabli\u00A0: Rice growers'],
])('%s is said in French', (english, french) => {
  expect(messageInFrench(english)).toBe(french);
});

test('a sentence that is not known stays unsaid', () => {
  expect(messageInFrench('The sun has risen.')).toBeUndefined();
});
