import type { Translated } from '../catalogue.ts';
import type { secondStep as english } from '../en/secondStep.ts';

export const secondStep: Translated<typeof english> = {
  off: 'Votre mot de passe seul ouvre votre compte. Avec une deuxième étape, un mot de passe volé n’ouvre rien : la connexion demande aussi un code d’une application de votre téléphone.',
  must: 'Les administrateurs doivent en avoir une ici : tant qu’elle n’est pas mise en place, rien ne s’ouvre de ce que seuls les administrateurs peuvent faire.',
  on: 'Activée : la connexion demande un code de votre application.',
  left: { one: 'Il reste {count} code de secours.', other: 'Il reste {count} codes de secours.' },
  password: 'Votre mot de passe',
  begin: 'Mettre en place',
  scan: 'Lisez ceci avec une application de codes, comme Aegis, Google Authenticator ou FreeOTP. Sur ce téléphone, ouvrez plutôt le lien.',
  qr: 'Code QR pour une application de codes',
  open: 'Ouvrir dans l’application',
  secret: 'Ou écrivez ce secret dans l’application',
  code: 'Le code que l’application montre maintenant',
  confirm: 'Activer',
  codes: 'Vos codes de secours',
  codesLead:
    'Gardez-les là où vous les trouvez sans votre téléphone. Chacun ouvre une fois votre compte à la place d’un code. Ils ne sont montrés que cette fois.',
  download: 'Télécharger en texte',
  file: 'AgriHub Ghana : codes de secours de {email}. Chacun sert une fois.',
  kept: 'Je les ai gardés',
  change: 'Changer',
  renew: 'Nouveaux codes de secours',
  end: 'Désactiver',
  ended: 'La connexion ne demande plus de code',
};
