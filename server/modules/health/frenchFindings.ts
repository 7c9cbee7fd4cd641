import { frenchByPairs, type SentencePair } from '#engines/words/frenchByPairs.ts';

/** What the checks find and what to do (checks.ts), in English and in French; `{x}` stands in both. */
const findings: readonly SentencePair[] = [
  [
    'No name server that this machine asks knows {x}.',
    'Aucun serveur de noms que cette machine interroge ne connaît {x}.',
  ],
  ['Nothing answers at {x}, port {y}.', 'Rien ne répond à {x}, port {y}.'],
  [
    'Start PostgreSQL (systemctl status postgresql), and compare DATABASE_URL.',
    'Démarrez PostgreSQL (systemctl status postgresql) et vérifiez DATABASE_URL.',
  ],
  [
    'See that DATA_DIR exists and belongs to the user the portal runs as.',
    'Vérifiez que DATA_DIR existe et appartient à l’utilisateur sous lequel tourne le portail.',
  ],
  [
    'Compare STORAGE_URL; a bucket also needs its key and a network.',
    'Vérifiez STORAGE_URL ; un compartiment a aussi besoin de sa clé et du réseau.',
  ],
  ['See that the clock of this machine can be read.', 'Vérifiez que l’horloge de cette machine peut être lue.'],
  [
    'Compare MAIL_URL with what the mail server asks for: host, port, name and password.',
    'Comparez MAIL_URL avec ce que demande le serveur de courrier : hôte, port, nom et mot de passe.',
  ],
  [
    'See that this machine may reach the SMS provider through the firewall, and compare SMS_URL.',
    'Vérifiez que cette machine peut joindre le fournisseur de SMS à travers le pare-feu, et vérifiez SMS_URL.',
  ],
  [
    'See that this machine may reach the forecast provider through the firewall, and compare FORECAST_URL.',
    'Vérifiez que cette machine peut joindre le fournisseur de prévisions à travers le pare-feu, et vérifiez FORECAST_URL.',
  ],
  [
    'See that the proxy runs and that PUBLIC_URL names it.',
    'Vérifiez que le proxy tourne et que PUBLIC_URL le désigne.',
  ],
  [
    'Read the log of the backup: journalctl -u agrihub-backup.',
    'Lisez le journal de la sauvegarde : journalctl -u agrihub-backup.',
  ],
  ['PostgreSQL {x} is too old.', 'PostgreSQL {x} est trop ancien.'],
  ['Install PostgreSQL {x} or newer.', 'Installez PostgreSQL {x} ou une version plus récente.'],
  [
    'PostgreSQL {x} answers; the records take {y}. It allows {z} connections, and {p} processes may need {n}.',
    'PostgreSQL {x} répond ; les données occupent {y}. Il accepte {z} connexions, et {p} processus peuvent en demander {n}.',
  ],
  ['PostgreSQL {x} answers; the records take {y}.', 'PostgreSQL {x} répond ; les données occupent {y}.'],
  [
    'Set max_connections = {n} in postgresql.conf, or lower PROCESSES or DATABASE_POOL.',
    'Mettez max_connections = {n} dans postgresql.conf, ou baissez PROCESSES ou DATABASE_POOL.',
  ],
  ['{x} of {y} are free.', '{x} libres sur {y}.'],
  [
    'Free space on the disk of {x}, or give it a larger one; with less than 64 MB nothing can be written any more.',
    'Libérez de la place sur le disque de {x}, ou donnez-lui un disque plus grand ; à moins de 64 Mo, plus rien ne peut être écrit.',
  ],
  ['Files can be kept and read.', 'Les fichiers peuvent être conservés et lus.'],
  [
    'Keep the clocks of all machines by a time server: apt-get install systemd-timesyncd, or chrony.',
    'Réglez les horloges de toutes les machines par un serveur de temps : apt-get install systemd-timesyncd, ou chrony.',
  ],
  [
    'The clocks of this machine and of PostgreSQL are {x} seconds apart.',
    'Les horloges de cette machine et de PostgreSQL diffèrent de {x} secondes.',
  ],
  ['No time server sets the clock of this machine.', 'Aucun serveur de temps ne règle l’horloge de cette machine.'],
  ['The clocks of this machine and of PostgreSQL agree.', 'Les horloges de cette machine et de PostgreSQL concordent.'],
  [
    'No mail server is set: letters are written to a folder and reach nobody.',
    'Aucun serveur de courrier n’est réglé : les lettres sont écrites dans un dossier et n’arrivent à personne.',
  ],
  [
    'Set MAIL_URL and MAIL_FROM; people cannot reset their password without mail.',
    'Réglez MAIL_URL et MAIL_FROM ; sans courrier, personne ne peut changer un mot de passe oublié.',
  ],
  ['The mail server answers and lets the portal in.', 'Le serveur de courrier répond et laisse entrer le portail.'],
  [
    'No SMS provider is set: messages are written to a folder and reach nobody.',
    'Aucun fournisseur de SMS n’est réglé : les messages sont écrits dans un dossier et n’arrivent à personne.',
  ],
  [
    'Set SMS_URL once there is a contract with a provider.',
    'Réglez SMS_URL dès qu’il y a un contrat avec un fournisseur.',
  ],
  [
    'The SMS provider ({x}) can be reached; its key shows with the first message.',
    'Le fournisseur de SMS ({x}) est joignable ; sa clé se montrera au premier message.',
  ],
  [
    'No forecast is connected: the portal shows no weather, and says so.',
    'Aucune prévision n’est branchée : le portail ne montre pas de météo, et le dit.',
  ],
  ['Set FORECAST_URL.', 'Réglez FORECAST_URL.'],
  [
    'No forecast provider is set: the portal shows sample weather, and says so.',
    'Aucun fournisseur de prévisions n’est réglé : le portail montre une météo d’exemple, et le dit.',
  ],
  [
    'The forecast provider failed {x} times in a row: {y}',
    'Le fournisseur de prévisions a échoué {x} fois de suite : {y}',
  ],
  ['The forecast provider ({x}) can be reached.', 'Le fournisseur de prévisions ({x}) est joignable.'],
  ['PUBLIC_URL is not set.', 'PUBLIC_URL n’est pas réglée.'],
  ['Set PUBLIC_URL to the address visitors use.', 'Donnez à PUBLIC_URL l’adresse que les visiteurs utilisent.'],
  ['{x} is not encrypted.', '{x} n’est pas chiffrée.'],
  [
    'Put a proxy with TLS in front, and set PUBLIC_URL to its https:// address.',
    'Placez un proxy avec TLS devant, et donnez à PUBLIC_URL son adresse https://.',
  ],
  [
    'Renew the certificate in the proxy; Caddy does so by itself where port 80 or 443 can be reached from outside.',
    'Renouvelez le certificat dans le proxy ; Caddy le fait de lui-même là où le port 80 ou 443 est joignable de l’extérieur.',
  ],
  ['Browsers refuse the certificate of {x}: {y}.', 'Les navigateurs refusent le certificat de {x} : {y}.'],
  ['The certificate of {x} is valid for {y} more days.', 'Le certificat de {x} est valable encore {y} jours.'],
  [
    'Switch the nightly backup on: systemctl enable --now agrihub-backup.timer, or run bin/agrihub backup every night.',
    'Activez la sauvegarde de nuit : systemctl enable --now agrihub-backup.timer, ou lancez bin/agrihub backup chaque nuit.',
  ],
  ['No backup was ever written.', 'Aucune sauvegarde n’a jamais été écrite.'],
  ['The last backup is {x} days old.', 'La dernière sauvegarde date de {x} jours.'],
  ['Whether a backup can be restored was never tried.', 'Il n’a jamais été essayé de restaurer une sauvegarde.'],
  [
    'A backup was last restored on trial {x} days ago.',
    'Une sauvegarde a été restaurée à l’essai pour la dernière fois il y a {x} jours.',
  ],
  [
    'Switch the weekly trial on: systemctl enable --now agrihub-try-backup.timer, or run bin/agrihub try-backup.',
    'Activez l’essai hebdomadaire : systemctl enable --now agrihub-try-backup.timer, ou lancez bin/agrihub try-backup.',
  ],
  [
    'A backup was written within two days, and one was restored on trial within two weeks.',
    'Une sauvegarde a été écrite depuis moins de deux jours, et une a été restaurée à l’essai depuis moins de deux semaines.',
  ],
];
const inFrench = frenchByPairs(findings, 'shortest');

/** What a check found, in French; what another program said, such as PostgreSQL or the mail server, stays in its words. */
export function findingInFrench(english: string): string {
  return sizesInFrench(inFrench(english) ?? english);
}

/** "1.2 GB" → "1,2 Go". */
function sizesInFrench(text: string): string {
  return text.replaceAll(
    /(\d+)(?:\.(\d+))? ([kMGT])B\b/g,
    (_, whole: string, part: string | undefined, unit: string) =>
      `${whole}${part === undefined ? '' : `,${part}`} ${unit}o`,
  );
}
