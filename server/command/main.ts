import { becomeOwner } from './owner.ts';
import { say, sayFailure } from './say.ts';
import { withSettings } from './settings.ts';

interface Command {
  readonly form: string;
  readonly what: string;
  /** Does it; the environment has the settings in it, but for `start`, which reads them again at each reload. */
  readonly run: (args: readonly string[]) => Promise<void>;
  /** Runs without settings too. */
  readonly bare?: boolean;
  /** Stays root where root gave it: it writes what the portal itself may not. Others run as the owner of the data folder. */
  readonly asRoot?: boolean;
}

const given = { ...process.env };

/** Each is loaded when it is asked for: the start does not wait for the others. */
const commands: Readonly<Record<string, Command>> = {
  setup: {
    form: 'setup',
    what: 'asks what is needed, writes the settings, and checks them',
    bare: true,
    asRoot: true,
    run: async () => (await import('./setup.ts')).setup(),
  },
  check: {
    form: 'check',
    what: 'looks whether all that the settings name answers',
    run: async () => (await import('./check.ts')).check(),
  },
  start: {
    form: 'start',
    what: 'runs the portal in the foreground',
    bare: true,
    run: async () => (await import('./start.ts')).start(given),
  },
  reload: {
    form: 'reload',
    what: 'replaces its processes one after the other, without a lost request',
    run: async () => (await import('./reload.ts')).reload(),
  },
  status: {
    form: 'status',
    what: 'says what runs, since when, and what needs somebody',
    run: async () => (await import('./status.ts')).status(),
  },
  backup: {
    form: 'backup [FILE]',
    what: 'writes a backup where BACKUP_URL says, or into FILE',
    run: async (args) => (await import('./backup.ts')).backup(args),
  },
  'backup-key': {
    form: 'backup-key FILE',
    what: 'makes the key pair that encrypts backups',
    run: async (args) => (await import('./backupKey.ts')).makeBackupKey(args),
  },
  'try-backup': {
    form: 'try-backup',
    what: 'restores the newest backup into a scratch database, and says whether it would do',
    run: async () => (await import('./tryBackup.ts')).tryNewestBackup(),
  },
  restore: {
    form: 'restore FILE|newest [--replace]',
    what: 'brings a backup back; --replace over what is there',
    run: async (args) => (await import('./restore.ts')).restore(args),
  },
  'hold-outbox': {
    form: 'hold-outbox',
    what: 'keeps messages from going out twice, after a recovery to a moment',
    run: async () => (await import('./holdOutbox.ts')).holdOutbox(),
  },
  upgrade: {
    form: 'upgrade ARCHIVE',
    what: 'puts another release in use, after a backup',
    asRoot: true,
    run: async (args) => (await import('./upgrade.ts')).upgrade(args),
  },
  rollback: {
    form: 'rollback [--lose-changes]',
    what: 'goes back to the release before',
    asRoot: true,
    run: async (args) => (await import('./rollback.ts')).rollback(args),
  },
  'support-bundle': {
    form: 'support-bundle',
    what: 'prints what a helper needs to know, without secrets and personal data',
    run: async () => (await import('./supportBundle.ts')).supportBundle(),
  },
  'check-audit': {
    form: 'check-audit',
    what: 'follows the seals over the audit',
    run: async () => (await import('./checkAudit.ts')).checkAudit(),
  },
  'climate-grid': {
    form: 'climate-grid FOLDER|FILE…',
    what: 'brings daily rain on a grid in (NetCDF, GeoTIFF); asks for --name, --source, --licence',
    run: async (args) => (await import('./climateGrid.ts')).climateGrid(args),
  },
  'climate-records': {
    form: 'climate-records FOLDER|FILE…',
    what: 'brings the daily records of stations in; asks for --source, --licence, --zone or --places',
    run: async (args) => (await import('./climateRecords.ts')).climateRecords(args),
  },
  'remove-demo': {
    form: 'remove-demo',
    what: 'takes sample people and records out',
    run: async () => (await import('./removeDemo.ts')).removeDemo(),
  },
  preflight: {
    form: 'preflight',
    what: 'says whether this release can take over these records (asked by upgrade)',
    run: async () => (await import('./preflight.ts')).preflight(),
  },
  version: {
    form: 'version',
    what: 'names the release',
    bare: true,
    run: async () => say((await import('../release.ts')).readRelease().version),
  },
};

// Whoever read our words may stop reading, as `| head` does: what was asked for is done all the same.
process.stdout.on('error', () => undefined);

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
try {
  if (command === undefined) {
    sayAll(name);
  } else {
    const settings = withSettings(process.env);
    if (!command.bare) Object.assign(process.env, settings);
    if (!command.asRoot) becomeOwner(settings['DATA_DIR']);
    await command.run(args);
  }
} catch (error) {
  sayFailure(error);
}

function sayAll(asked: string): void {
  const known = Object.values(commands).map(({ form, what }) => `  ${form.padEnd(30)} ${what}`);
  const list = ['bin/agrihub COMMAND, where COMMAND is', ...known].join('\n');
  if (asked === '' || asked === 'help' || asked === '--help') say(list);
  else sayFailure(new Error(`There is no command ${asked}.\n${list}`));
}
