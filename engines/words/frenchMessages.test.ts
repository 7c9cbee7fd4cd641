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
  ['Brought back: Rice growers', 'Rétabli\u00A0: Rice growers'],
])('%s is said in French', (english, french) => {
  expect(messageInFrench(english)).toBe(french);
});

test('a sentence that is not known stays unsaid', () => {
  expect(messageInFrench('The sun has risen.')).toBeUndefined();
});
