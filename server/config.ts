import path from 'node:path';
import type { OutsideName } from '#contract/portal/portal.ts';
import type { DoorName } from '#engines/conversation/doors.ts';
import { type PageLanguage, pageLanguages } from '#engines/words/pageLanguages.ts';
import { readDoors } from './doorSettings.ts';
import type { ClaimRule } from '#engines/access/people/claims.ts';
import type { ProviderSettings } from './adapters/signIn/provider.ts';
import { type Environment, reader } from './environment.ts';
import { type DataCiteSettings, readDataCite } from './dataCiteSettings.ts';
import { readProvider } from './providerSettings.ts';

/** How the portal is set up: read once from the environment, refused when wrong. */
export interface Config {
  readonly production: boolean;
  /** Address to listen on; null: all of this machine's, or with sample people this machine alone. */
  readonly host: string | null;
  readonly port: number;
  /** Origin under which visitors reach the portal, without a slash at the end; null: the origin they ask with. */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databaseReadUrl: string | null;
  /** Connections to PostgreSQL per process. */
  readonly databasePool: number;
  /** `file:` or `s3:` address of the files. */
  readonly storageUrl: string;
  /** Null outside production: a key is then made and kept in the data folder. */
  readonly secretKey: string | null;
  /** The key before, while what it signed still counts. */
  readonly formerSecretKey: string | null;
  readonly trustProxy: boolean | number | string;
  /** Addresses and networks that may read /metrics beside this machine itself. */
  readonly metricsFor: readonly string[];
  readonly logLevel: LogLevel;
  /** Processes that `agrihub start` runs; 0: one per core. */
  readonly processes: number;
  readonly backup: BackupConfig;
  /** Requests a minute from one address; 0 is no limit. */
  readonly rateLimit: number;
  /** Calls a minute with one access token; 0 is no limit. */
  readonly tokenRateLimit: number;
  readonly demo: boolean;
  /** Who forecasts the weather; null: nobody is connected. Sample weather is for sample people alone. */
  readonly forecastUrl: string | null;
  /** Where daily climate of points is fetched: NASA POWER, and the archive of Open-Meteo; null: not connected. */
  readonly powerUrl: string | null;
  readonly climateArchiveUrl: string | null;
  readonly geocoderUrl: string | null;
  readonly tilesUrl: string | null;
  readonly satelliteUrl: string | null;
  /** Whom to credit for the satellite tiles, as their maker asks. */
  readonly satelliteCredit: string | null;
  readonly smsUrl: string;
  /** A second provider, for what the first plainly refuses; null: none. */
  readonly smsFallbackUrl: string | null;
  /** The number people text STOP to, which a gateway hands to us; null: none. */
  readonly smsReplyTo: string | null;
  /** The name messages come from. */
  readonly smsSender: string;
  /** By which ways phones are answered; none, where none is set up. */
  readonly doors: readonly DoorName[];
  /** Messages an hour that one number is answered, and conversations an hour in all. */
  readonly doorLimits: { readonly perNumber: number; readonly conversations: number };
  /** GHS a USSD session costs; null: no cost is told. */
  readonly ussdSessionPrice: number | null;
  /** GHS for a message that goes out by WhatsApp, and for each minute of a call begun; null: not told. */
  readonly whatsappMessagePrice: number | null;
  readonly voiceMinutePrice: number | null;
  /** The number's address at the WhatsApp Cloud API with its key, and the two secrets that are agreed with Meta. */
  readonly whatsapp: {
    readonly url: string;
    readonly appSecret: string;
    readonly verifyToken: string;
    /** Name of the approved template by which what was asked for goes out at any hour; null: it goes by SMS. */
    readonly template: string | null;
  } | null;
  /** What Telegram sends along in X-Telegram-Bot-Api-Secret-Token. */
  readonly telegramSecret: string | null;
  /** Signs what Twilio sends of SMS and calls. */
  readonly twilioToken: string | null;
  /** GHS; null: no cost is told. */
  readonly smsPartPrice: number | null;
  /** A message to more numbers needs a second person. */
  readonly smsApprovalAbove: number;
  /** GHS that the messages of one officer may cost in a calendar month before each needs a second person; 0: no ceiling. */
  readonly smsMonthCeiling: number;
  /** How many telephone numbers of farmers one officer may have shown in a day. */
  readonly phoneLooksPerDay: number;
  /** How many Ghana Card numbers one officer may have shown in a day. */
  readonly cardLooksPerDay: number;
  /** How many mails about risks one person gets in a day. */
  readonly riskMailsPerDay: number;
  readonly mailUrl: string;
  /** The address mail is sent from. */
  readonly mailFrom: string;
  /** A provider of OpenID Connect to sign in with, and what its claims give; null where none is. */
  /** The repository at DataCite whose DOIs public datasets get; null where none is set. */
  readonly datacite: DataCiteSettings | null;
  readonly oidc: (ProviderSettings & { readonly name: string; readonly rights: readonly ClaimRule[] }) | null;
  /** Who must sign in with a second step: nobody, or administrators; everybody may. */
  readonly secondStep: 'may' | 'administrators';
  /** Whether an e-mail address counts only once the link of a mail to it was followed. */
  readonly confirmEmail: boolean;
  readonly boundariesUrl: string | null;
  /** Whether the first start with sample people reads sample datasets. */
  readonly sampleDatasets: boolean;
  /** Whether the reference tables are published as datasets. */
  readonly referenceDatasets: boolean;
  /** Whether rows and files of public datasets are for everybody, and not for those who signed in alone. */
  readonly openDatasets: boolean;
  /** Whether texts quoted from the specification are said in correct spelling. */
  readonly correctSpelling: boolean;
  /** Hosts of the inner network that addresses typed in by people may name; what else lies there is refused. */
  readonly innerHosts: readonly string[];
  /** Whether the links of the resources are looked at once a day. */
  readonly checkLinks: boolean;
  /** The collector of OpenTelemetry that is told how requests were answered; null where none is. */
  readonly tracesUrl: string | null;
  /** Where /technologies, /learn, /kuafo, /advisor and /csirspace lead; null: the page there explains. */
  /** Where ClamAV's daemon listens, which looks through what people send; null where nobody does. */
  readonly clamd: string | null;
  readonly outside: Readonly<Record<OutsideName, string | null>>;
  readonly supportPhones: readonly string[];
  /** Where messages to the portal are mailed; null: administrators read them on /manage alone. */
  readonly supportEmail: string | null;
  /** What mails to `supportEmail` say beside the message itself. */
  readonly supportLanguage: PageLanguage;
  /** Who answers for personal data, an e-mail address or how to reach them; null: the support page. */
  readonly privacyContact: string | null;
  /** The institution that runs this portal; null: not said yet. */
  readonly operatorName: string | null;
}

/** Where backups go by themselves, for whose eyes, and how long they are kept. */
export interface BackupConfig {
  /** `file:` or `s3:` address. */
  readonly url: string;
  /** age public keys that can read them; empty: they are not encrypted. */
  readonly recipients: readonly string[];
  /** File with the age identity that reads them, for the weekly trial; null: none on this machine. */
  readonly identityFile: string | null;
  /** How many of the newest of each day, week and month stay. */
  readonly keep: { readonly days: number; readonly weeks: number; readonly months: number };
}

export type LogLevel = (typeof logLevels)[number];

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** The default boundaries: geoBoundaries GHA ADM2, CC BY 4.0. */
const geoBoundaries = 'https://www.geoboundaries.org/api/current/gbOpen/GHA/ADM2/';

/** Says every variable that is wrong, and how to mend it. */
export class ConfigError extends Error {
  constructor(sentences: readonly string[]) {
    super(
      `The portal cannot start:\n${sentences.map((sentence) => `  ${sentence}`).join('\n')}\nEvery variable is explained in .env.example.`,
    );
    this.name = 'ConfigError';
  }
}

/** Reads the environment. Throws ConfigError naming every variable that is wrong. */
export function readConfig(env: Environment): Config {
  const wrong: string[] = [];
  const read = reader(env, wrong);
  const production = read.oneOf('NODE_ENV', ['development', 'production', 'test'], 'development') === 'production';
  const demo = read.flag('DEMO', false);
  const dataDir = path.resolve(read.text('DATA_DIR') ?? 'var');
  const config: Config = {
    production,
    host: read.text('HOST') ?? null,
    port: read.whole('PORT', 3000, 0, 65_535),
    publicUrl: read.origin('PUBLIC_URL'),
    dataDir,
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseReadUrl: read.url('DATABASE_READ_URL', ['postgres:', 'postgresql:']),
    databasePool: read.whole('DATABASE_POOL', 10, 2, 200),
    storageUrl: read.storage('STORAGE_URL') ?? `file:${path.join(dataDir, 'files')}`,
    secretKey: read.secret('SECRET_KEY'),
    formerSecretKey: read.secret('FORMER_SECRET_KEY'),
    trustProxy: read.proxy('TRUST_PROXY'),
    metricsFor: read.networks('METRICS_FOR'),
    clamd: read.clamd('CLAMD'),
    tracesUrl: read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    processes: read.whole('PROCESSES', 1, 0, 64),
    backup: {
      url: read.storage('BACKUP_URL') ?? `file:${path.join(dataDir, 'backups')}`,
      recipients: read.recipients('BACKUP_RECIPIENTS'),
      identityFile: read.text('BACKUP_IDENTITY_FILE') ?? null,
      keep: {
        days: read.whole('BACKUP_KEEP_DAYS', 7, 1, 366),
        weeks: read.whole('BACKUP_KEEP_WEEKS', 5, 0, 520),
        months: read.whole('BACKUP_KEEP_MONTHS', 12, 0, 120),
      },
    },
    rateLimit: read.whole('RATE_LIMIT', 1_200, 0, 1_000_000),
    datacite: readDataCite(read, wrong, demo && env['NODE_ENV'] !== 'test'),
    oidc: readProvider(read, wrong),
    secondStep: read.oneOf('SECOND_STEP', ['may', 'administrators'], 'may'),
    tokenRateLimit: read.whole('TOKEN_RATE_LIMIT', 600, 0, 1_000_000),
    demo,
    forecastUrl: read.forecast('FORECAST_URL') ?? (demo ? 'sample:' : null),
    powerUrl: read.url('POWER_URL', ['https:', 'http:']),
    climateArchiveUrl: read.url('CLIMATE_ARCHIVE_URL', ['https:', 'http:']),
    geocoderUrl: read.url('GEOCODER_URL', ['http:', 'https:', 'nominatim:']),
    tilesUrl: read.url('TILES_URL', ['https:', 'http:']),
    satelliteUrl: read.url('SATELLITE_URL', ['https:', 'http:']),
    satelliteCredit: read.text('SATELLITE_CREDIT') ?? null,
    smsUrl: read.sms('SMS_URL') ?? 'file:',
    smsFallbackUrl: read.sms('SMS_FALLBACK_URL'),
    smsReplyTo: read.replyTo('SMS_REPLY_TO'),
    smsSender: read.sender('SMS_SENDER') ?? 'AgriHub',
    smsPartPrice: read.price('SMS_PART_PRICE'),
    ...readDoors(read),
    smsApprovalAbove: read.whole('SMS_APPROVAL_ABOVE', 500, 0, 1_000_000),
    smsMonthCeiling: read.whole('SMS_MONTH_CEILING', 0, 0, 10_000_000),
    phoneLooksPerDay: read.whole('PHONE_LOOKS_PER_DAY', 100, 0, 100_000),
    cardLooksPerDay: read.whole('CARD_LOOKS_PER_DAY', 20, 0, 100_000),
    riskMailsPerDay: read.whole('RISK_MAILS_PER_DAY', 6, 0, 1_000),
    mailUrl: read.mail('MAIL_URL') ?? 'file:',
    mailFrom: read.email('MAIL_FROM') ?? 'no-reply@localhost.localdomain',
    confirmEmail: read.flag('CONFIRM_EMAIL', false),
    boundariesUrl:
      read.text('BOUNDARIES_URL') === 'off'
        ? null
        : (read.url('BOUNDARIES_URL', ['https:', 'http:', 'file:']) ?? geoBoundaries),
    sampleDatasets: read.flag('SAMPLE_DATASETS', true),
    referenceDatasets: read.flag('REFERENCE_DATASETS', true),
    openDatasets: read.flag('OPEN_DATASETS', false),
    correctSpelling: read.flag('CORRECT_SPELLING', false),
    innerHosts: read.hosts('INNER_HOSTS'),
    checkLinks: read.flag('CHECK_LINKS', true),
    outside: {
      technologies: read.site('TECHNOLOGIES_URL'),
      learn: read.site('LEARN_URL'),
      kuafo: read.site('KUAFO_URL'),
      advisor: read.site('ADVISOR_URL'),
      csirspace: read.site('CSIRSPACE_URL'),
    },
    supportPhones: read.phones('SUPPORT_PHONES'),
    supportEmail: read.email('SUPPORT_EMAIL'),
    supportLanguage: read.oneOf('SUPPORT_LANGUAGE', pageLanguages, 'en'),
    privacyContact: read.text('PRIVACY_CONTACT') ?? null,
    operatorName: read.text('OPERATOR_NAME') ?? null,
  };
  if (production && config.secretKey === null) {
    wrong.push('SECRET_KEY is not set. In production set it to at least 32 characters: openssl rand -base64 32.');
  }
  if (production && config.publicUrl === null) {
    wrong.push(
      'PUBLIC_URL is not set. In production set it to the address visitors use, such as https://agrihub.example.gh.',
    );
  }
  if (production && demo) {
    wrong.push('DEMO is on in production, where sample people may not sign in. Unset DEMO, or NODE_ENV.');
  }
  if (config.forecastUrl?.trim().toLowerCase() === 'sample:' && !demo && env['NODE_ENV'] !== 'test') {
    wrong.push(
      'FORECAST_URL is sample:, which is made up and goes with DEMO=1 alone. Unset it, and the portal says that no forecast is connected, or name a provider.',
    );
  }
  if (config.databaseReadUrl !== null && config.databaseUrl === null) {
    wrong.push('DATABASE_READ_URL is set without DATABASE_URL. Set both, or neither.');
  }
  if (/^smtps?:/i.test(config.mailUrl) && read.text('MAIL_FROM') === undefined) {
    wrong.push(
      'MAIL_FROM is not set. Where MAIL_URL names a mail server, set it to the address mail is sent from, such as agrihub@example.gh.',
    );
  }
  if (config.smsFallbackUrl !== null && config.smsFallbackUrl.split(':')[0] === config.smsUrl.split(':')[0]) {
    wrong.push('SMS_FALLBACK_URL names the provider of SMS_URL. Name another, or none.');
  }
  if (wrong.length > 0) throw new ConfigError(wrong);
  return config;
}
