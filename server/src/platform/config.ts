/** Settings from the environment, read once at start. The README's table documents each. */
import { join } from 'node:path';
import { newPasswordSchema, type SignupSettings } from '@saath/contract/accounts/accounts/schema';
import { isTimeZone } from '@saath/contract/foundation/organisation/schema';
import { publishedPassword } from '@saath/contract/office/demo/rules';
import * as z from 'zod/mini';
import { type RightRule, readRightRules } from './claimed-rights.ts';
import { givenSettings } from './settings-from-files.ts';

export type Config = {
  readonly mode: 'production' | 'development';
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** The operator's texts and people; undefined for ours. */
  readonly contentDir: string | undefined;
  /** Where nightly archives go. */
  readonly backupDir: string;
  /** Archives are encrypted with it. */
  readonly backupPassphrase: string | undefined;
  /** Where pictures are kept; undefined for a folder of `dataDir`. */
  readonly s3Url: URL | undefined;
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  /** Whether the server carries LISTEN to us; a pooler that gives every transaction another connection does not. */
  readonly databaseListen: boolean;
  /** Whether a pooler stands between that gives every transaction another connection. */
  readonly databasePooler: boolean;
  readonly appUrl: URL;
  readonly mailUrl: string | undefined;
  readonly mailFrom: string;
  /** Where holes are told of; undefined for the contact form. */
  readonly securityContact: string | undefined;
  readonly timeZone: string;
  /** Sites (origins) that may show the list of coming events in a frame. */
  readonly embedOrigins: readonly string[];
  readonly signup: SignupSettings;
  /** Where people of the organisation sign in, when that is somewhere else. */
  readonly provider: ProviderSettings | undefined;
  readonly trustProxy: boolean;
  /** Whether others than this machine can reach it, as far as the settings tell. */
  readonly isOpen: boolean;
  /** Where figures for Prometheus are; nowhere when both are undefined. */
  readonly metrics: { readonly port: number | undefined; readonly token: string | undefined };
  /** Whether devices may have addresses in this network and without https; for tests. */
  readonly pushToLocal: boolean;
  readonly logLevel: (typeof logLevels)[number];
  readonly isDemo: boolean;
  /** Of the demo's accounts; undefined for the one that everybody knows. */
  readonly demoPassword: string | undefined;
};

export type ProviderSettings = {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** As people know it. */
  readonly name: string;
  /** Whether nobody logs in another way. */
  readonly isOnly: boolean;
  /** What it is asked for, with spaces between. */
  readonly scope: string;
  /** Which of its claims give rights here; none where it gives none. */
  readonly rights: readonly RightRule[];
};

/** A start with settings that cannot work; the message lists everything that is wrong. */
export class ConfigError extends Error {
  constructor(problems: readonly string[], what = 'These settings are wrong') {
    super(`${what}:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const wholeNumber = (name: string, min: number, max: number) => {
  const message = `${name} must be a whole number from ${min} to ${max}`;
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/, message)), z.transform(Number)),
    z.number().check(z.minimum(min, message), z.maximum(max, message)),
  );
};

const address = (name: string, protocols: readonly string[], example: string) =>
  z
    .string()
    .check(
      z.refine(
        (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
        `${name} must be an address such as ${example}`,
      ),
    );

/** Whether an address names a bucket and who asks for it. */
function isBucket(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, pathname } = new URL(text);
  return /^https?:$/.test(protocol) && /^\/[\w.-]+\/?$/.test(pathname) && !!username && !!password;
}

/** What is sent there and comes back must not be readable on the way. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash, username } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isSafe && !search && !hash && !username;
}

const settings = z.object({
  NODE_ENV: z._default(
    z.enum(['production', 'development'], 'NODE_ENV must be production or development'),
    'production',
  ),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(wholeNumber('PORT', 0, 65_535), 3000),
  DATA_DIR: z._default(z.string(), 'data'),
  CONTENT_DIR: z.optional(z.string()),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_PASSPHRASE: z.optional(
    z
      .string()
      .check(
        z.minLength(12, 'BACKUP_PASSPHRASE must have at least 12 characters, better four words'),
      ),
  ),
  S3_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isBucket,
          'S3_URL must be an address such as https://key:secret@s3.example.org/bucket?region=eu-central-1',
        ),
      ),
  ),
  DATABASE_URL: z.optional(
    address(
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'postgres://user:password@host:5432/saath',
    ),
  ),
  DATABASE_POOL: z._default(wholeNumber('DATABASE_POOL', 2, 200), 10),
  DATABASE_LISTEN: z._default(z.enum(['0', '1'], 'DATABASE_LISTEN must be 0 or 1'), '1'),
  DATABASE_POOLER: z._default(z.enum(['0', '1'], 'DATABASE_POOLER must be 0 or 1'), '0'),
  APP_URL: z.optional(address('APP_URL', ['http:', 'https:'], 'https://volunteers.example.org')),
  MAIL_URL: z.optional(
    address('MAIL_URL', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.org:465'),
  ),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(z.regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+$/, 'MAIL_FROM must be one e-mail address')),
  ),
  SECURITY_CONTACT: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(mailto:[^\s@,;<>"]+@[^\s@,;<>"]+|https:\/\/[^\s/]+\S*)$/,
          'SECURITY_CONTACT must be mailto: with one e-mail address, or an https: address',
        ),
      ),
  ),
  TIME_ZONE: z._default(
    z.string().check(z.refine(isTimeZone, 'TIME_ZONE must be an IANA zone such as Asia/Karachi')),
    'Asia/Karachi',
  ),
  EMBED_ORIGINS: z._default(
    z
      .string()
      .check(
        z.regex(
          /^https?:\/\/[\w.-]+(:\d+)?(\s*,\s*https?:\/\/[\w.-]+(:\d+)?)*$/,
          'EMBED_ORIGINS must be addresses such as https://example.org, separated by commas',
        ),
      ),
    '',
  ),
  EMAIL_DOMAINS: z._default(
    z
      .string()
      .check(
        z.regex(
          /^(\*|[\w.-]+(\s*,\s*[\w.-]+)*)$/,
          'EMAIL_DOMAINS must be domains separated by commas, or *',
        ),
      ),
    'gmail.com',
  ),
  PHONE_REGION: z._default(z.enum(['PK', 'any'], 'PHONE_REGION must be PK or any'), 'PK'),
  OIDC_ISSUER: z.optional(
    z
      .string()
      .check(
        z.refine(
          isIssuer,
          'OIDC_ISSUER must be an https: address such as https://login.example.org/realms/ours; http: only on this machine',
        ),
      ),
  ),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  OIDC_NAME: z.optional(
    z.string().check(z.maxLength(40, 'OIDC_NAME must have at most 40 characters')),
  ),
  OIDC_ONLY: z._default(z.enum(['0', '1'], 'OIDC_ONLY must be 0 or 1'), '0'),
  OIDC_SCOPE: z._default(
    z.string().check(z.regex(/^(.* )?openid( .*)?$/, 'OIDC_SCOPE must have openid in it')),
    'openid email profile',
  ),
  OIDC_RIGHTS: z.optional(z.string()),
  TRUST_PROXY: z._default(z.enum(['0', '1'], 'TRUST_PROXY must be 0 or 1'), '0'),
  METRICS_PORT: z.optional(wholeNumber('METRICS_PORT', 0, 65_535)),
  METRICS_TOKEN: z.optional(
    z
      .string()
      .check(
        z.regex(/^[\x21-\x7e]{16,200}$/, 'METRICS_TOKEN must have 16 to 200 characters, no spaces'),
      ),
  ),
  PUSH_TO_LOCAL: z._default(z.enum(['0', '1'], 'PUSH_TO_LOCAL must be 0 or 1'), '0'),
  LOG_LEVEL: z._default(
    z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`),
    'info',
  ),
  DEMO: z._default(z.enum(['0', '1'], 'DEMO must be 0 or 1'), '0'),
  DEMO_PASSWORD: z.optional(z.string()),
});

/** Every one of them may also stand in a file, as `NAME_FILE`. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** Whether only this machine reaches what listens on a host. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/** A proxy in front is there for others. */
function isOpen({ HOST, APP_URL, TRUST_PROXY }: z.output<typeof settings>): boolean {
  const isNamed = APP_URL !== undefined && !isLoopback(new URL(APP_URL).hostname);
  return !isLoopback(HOST) || isNamed || TRUST_PROXY === '1';
}

/** What is wrong with the password of a demo that others can reach, or with one that was given. */
function demoProblems(env: z.output<typeof settings>): string[] {
  const { DEMO, DEMO_PASSWORD: password } = env;
  if (DEMO !== '1') return [];
  if (password !== undefined) {
    if (password === publishedPassword && isOpen(env))
      return ['DEMO_PASSWORD: everybody knows this one; choose another'];
    const { error } = newPasswordSchema.safeParse(password);
    return (error?.issues ?? []).map(({ message }) => `DEMO_PASSWORD: ${message}`);
  }
  return isOpen(env)
    ? [
        'DEMO_PASSWORD is needed when others can reach the demo (by HOST, APP_URL or TRUST_PROXY): the password of its accounts, Admin among them, is published',
      ]
    : [];
}

/** All of it or nothing. */
function providerProblems(env: z.output<typeof settings>): string[] {
  const parts = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  const missing = parts.filter((name) => !env[name]);
  const { unread } = readRightRules(env.OIDC_RIGHTS ?? '');
  const isOther = env.OIDC_NAME || env.OIDC_RIGHTS || env.OIDC_ONLY === '1';
  const isWanted = missing.length < parts.length || isOther;
  return [
    ...(isWanted ? missing.map((name) => `${name} is needed to sign in by a provider`) : []),
    ...unread.map(
      (rule) =>
        `OIDC_RIGHTS: a rule is CLAIM=VALUE:organiser@BRANCH or CLAIM=VALUE:viewer@BRANCH, not ${rule}`,
    ),
  ];
}

function providerOf(env: z.output<typeof settings>): ProviderSettings | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!OIDC_ISSUER || !clientId || !clientSecret) return undefined;
  const issuer = new URL(OIDC_ISSUER);
  const name = env.OIDC_NAME ?? issuer.hostname;
  const { rules: rights } = readRightRules(env.OIDC_RIGHTS ?? '');
  const isOnly = env.OIDC_ONLY === '1';
  return { issuer, clientId, clientSecret, name, isOnly, scope: env.OIDC_SCOPE, rights };
}

/**
 * @throws ConfigError naming every setting that is wrong, before anything has been started
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const { given, problems: unread } = givenSettings(environment, settingNames);
  const parsed = settings.safeParse(given);
  const wrong = (parsed.error?.issues ?? []).map(({ message }) => message);
  if (!parsed.success || unread.length > 0) throw new ConfigError([...unread, ...wrong]);
  const env = parsed.data;
  const problems = [
    ...(env.MAIL_URL && !env.MAIL_FROM ? ['MAIL_FROM is needed when MAIL_URL is set'] : []),
    ...(env.MAIL_URL && !env.APP_URL
      ? ['APP_URL is needed when MAIL_URL is set: mails carry links to it']
      : []),
    ...(env.METRICS_PORT && env.METRICS_PORT === env.PORT
      ? [
          'METRICS_PORT must be another port than PORT; with METRICS_TOKEN alone figures are on PORT',
        ]
      : []),
    ...providerProblems(env),
    ...demoProblems(env),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    contentDir: env.CONTENT_DIR,
    backupDir: env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups'),
    backupPassphrase: env.BACKUP_PASSPHRASE,
    s3Url: env.S3_URL === undefined ? undefined : new URL(env.S3_URL),
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL,
    databaseListen: env.DATABASE_LISTEN === '1' && env.DATABASE_POOLER === '0',
    databasePooler: env.DATABASE_POOLER === '1',
    appUrl: new URL(env.APP_URL ?? `http://localhost:${env.PORT}`),
    mailUrl: env.MAIL_URL,
    mailFrom: env.MAIL_FROM ?? 'saath@localhost',
    securityContact: env.SECURITY_CONTACT,
    timeZone: env.TIME_ZONE,
    embedOrigins: env.EMBED_ORIGINS.split(',')
      .map((each) => each.trim())
      .filter(Boolean),
    signup: {
      emailDomains:
        env.EMAIL_DOMAINS === '*'
          ? []
          : env.EMAIL_DOMAINS.split(',').map((domain) => domain.trim().toLowerCase()),
      phoneRegion: env.PHONE_REGION,
    },
    provider: providerOf(env),
    trustProxy: env.TRUST_PROXY === '1',
    isOpen: isOpen(env),
    metrics: { port: env.METRICS_PORT, token: env.METRICS_TOKEN },
    pushToLocal: env.PUSH_TO_LOCAL === '1',
    logLevel: env.LOG_LEVEL,
    isDemo: env.DEMO === '1',
    demoPassword: env.DEMO_PASSWORD,
  };
}
