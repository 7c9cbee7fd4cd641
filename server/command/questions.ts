import os from 'node:os';

export interface Question {
  /** The setting it fills. */
  readonly name: string;
  readonly ask: string;
  readonly usual?: string;
  readonly choices?: readonly { readonly key: string; readonly what: string; readonly value: string }[];
}

/** What setup asks, in order; what is not asked keeps its default of .env.example. */
export function questions(forService: boolean): readonly Question[] {
  const cores = os.availableParallelism();
  return [
    {
      name: 'PUBLIC_URL',
      ask: 'Which address will visitors use? The proxy answers there with TLS.',
      usual: `https://${os.hostname()}`,
    },
    { name: 'OPERATOR_NAME', ask: 'Which institution runs this portal? The privacy page names it.' },
    {
      name: 'PRIVACY_CONTACT',
      ask: 'Who answers for personal data (Act 843)? An e-mail address, or how to reach them.',
    },
    {
      name: 'SUPPORT_EMAIL',
      ask: 'Which e-mail address receives messages to support? Empty: administrators read them in the portal.',
    },
    { name: 'DATA_DIR', ask: 'Which folder holds files and keys?', usual: forService ? '/var/lib/agrihub' : 'var' },
    {
      name: 'DATABASE_URL',
      ask: 'Which PostgreSQL keeps the records? A number, or the postgresql:// address of a server.',
      usual: forService ? 'postgresql://agrihub@%2Fvar%2Frun%2Fpostgresql/agrihub' : '',
      choices: [
        {
          key: '1',
          what: 'PostgreSQL of this machine, from Debian (for a service); setup makes the database',
          value: 'postgresql://agrihub@%2Fvar%2Frun%2Fpostgresql/agrihub',
        },
        {
          key: '2',
          what: 'the PostgreSQL that comes with the portal (for trying it, and for small offices)',
          value: '',
        },
      ],
    },
    {
      name: 'HOST',
      ask: 'Which address does the portal listen on? 127.0.0.1 where the proxy runs on this machine.',
      usual: '127.0.0.1',
    },
    { name: 'PORT', ask: 'On which port?', usual: '3000' },
    { name: 'TRUST_PROXY', ask: 'How many proxies stand in front?', usual: '1' },
    {
      name: 'PROCESSES',
      ask: `How many processes serve? 0: one per core (${cores} here).`,
      usual: forService ? '0' : '1',
    },
    { name: 'MAIL_URL', ask: 'Which mail server? smtp://user:password@host:587; empty: none yet.', usual: '' },
    { name: 'MAIL_FROM', ask: 'From which address does mail come? Empty where there is no mail server.', usual: '' },
    {
      name: 'SMS_URL',
      ask: 'Which SMS provider? mnotify:KEY, arkesel:KEY and others, see .env.example; empty: none yet.',
      usual: '',
    },
    {
      name: 'FORECAST_URL',
      ask: 'Which forecast? open-meteo: or openweather:KEY; empty: sample weather, named so.',
      usual: '',
    },
    {
      name: 'BACKUP_URL',
      ask: 'Where do backups go? file: and a folder, best on another disk, or s3://bucket/folder.',
      usual: forService ? 'file:/var/backups/agrihub' : '',
    },
  ];
}
