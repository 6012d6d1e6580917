import { resolve } from 'node:path';
import * as z from 'zod';
import { defaultDataFolder } from './data-folder.ts';
import { fileShape } from './file-variables.ts';
import { gatewayShape } from './gateway-variables.ts';
import { isLocalDevelopment, openVariables } from './local-development.ts';
import { mapShape } from './map-variables.ts';
import { smsShape } from './sms-variables.ts';
import { uploadShape } from './upload-variables.ts';
import { origin, secret, wholeNumber } from './values.ts';

/** The API key when none is configured. Not a secret; production rejects it. */
export const developmentApiKey = 'kermesse-development';

/** The editor's key in local development when none is configured. */
export const developmentEditorKey = 'kermesse-development-editor';

const isDatabaseUrl = (text: string) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);

/**
 * A secret of visible ASCII characters (one byte each), at least ten of them different. The variety rules out words and
 * filler.
 */
const secretText = (min: number, max: number) =>
  z.string().refine((text) => new RegExp(`^[\\x21-\\x7e]{${min},${max}}$`).test(text) && new Set(text).size >= 10);

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('development, production or test. Default: development.'),
  PORT: wholeNumber(0, 65535, 3000).describe('a whole number from 0 to 65535 (0 takes any free port). Default: 3000.'),
  HOST: z
    .string()
    .regex(/^[\w.:[\]-]+$/)
    .default('127.0.0.1')
    .describe(
      'the address to listen on, such as 127.0.0.1 (this machine only) or 0.0.0.0 (every network). Default: 127.0.0.1.',
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .default(defaultDataFolder)
    .transform((folder) => resolve(folder))
    .describe(
      `the folder of the embedded database, of uploads (without FILES_URL) and of temporary files. Default: ${defaultDataFolder}.`,
    ),
  DEMO: z
    .enum(['0', '1'])
    .optional()
    .describe('1 to fill an empty site with the demo content, 0 not to. Default: 1 in development, 0 in production.'),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl)
    .optional()
    .meta(
      secret(
        'the address of a Postgres database: postgres://user:password@host:5432/name. In the password, write %25 for %, %23 for #, %2F for / and %3F for ?. Default: the embedded one.',
      ),
    ),
  DATABASE_CONNECTIONS: wholeNumber(2, 1000, 10).describe(
    'how many connections each server opens to the Postgres database, from 2 to 1000. Health checks need two more. All servers together must stay below its max_connections. Default: 10.',
  ),
  PUBLIC_URL: origin
    .optional()
    .describe(
      'where visitors reach the site: scheme and host without a path, such as https://kermesse.example. Production needs it. Default in development: http://localhost with the port.',
    ),
  API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/)
    .default(developmentApiKey)
    .meta(
      secret(
        'from 8 to 200 visible ASCII characters. It identifies the application; it is not a secret. Production needs one of its own; development has a default.',
      ),
    ),
  SECRET_KEY: secretText(32, 500)
    .optional()
    .meta(
      secret(
        'from 32 to 500 visible ASCII characters that nobody can guess, at least ten of them different, the same for every server of the site. Make one with: openssl rand -base64 32. Production needs it; development has a default.',
      ),
    ),
  EDITOR_KEY: secretText(16, 200)
    .optional()
    .meta(
      secret(
        'from 16 to 200 visible ASCII characters that nobody can guess, at least ten of them different. A user who has it can publish pages from the composer. Without it, pages can only be imported from files. Default in development on this machine: kermesse-development-editor.',
      ),
    ),
  CORS_ORIGINS: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    )
    .pipe(z.array(origin))
    .default([])
    .describe(
      'other sites that may call the API, separated by commas, such as https://admin.example,http://localhost:6006. Default: none.',
    ),
  TRUST_PROXY: wholeNumber(0, 10, 0).describe(
    'how many proxies of your own are in front of the server and write X-Forwarded-For, from 0 to 10. Default: 0.',
  ),
  NEWSLETTER_LIMIT: wholeNumber(1, 1_000_000, 20).describe(
    'how many newsletter subscriptions one IP address may make in an hour, from 1 to 1000000; all together may make a hundred times as many. Default: 20.',
  ),
  CONTACT_LIMIT: wholeNumber(1, 1_000_000, 10).describe(
    'how many messages of the contact form one IP address may send in an hour, from 1 to 1000000; all together may send a hundred times as many. Default: 10.',
  ),
  AUTH_LIMIT: wholeNumber(1, 1_000_000, 10).describe(
    'how many wrong passwords, registrations and requests for a reset link (each counted separately) one network may send in an hour before a proof of work is required, from 1 to 1000000. Default: 10.',
  ),
  MAIL_HOUR_LIMIT: wholeNumber(1, 1_000_000, 300).describe(
    'how many emails the site sends in an hour to unverified addresses, from 1 to 1000000. Copies of contact messages use at most half of the limit; further copies are not sent. Verification emails are sent later. The security log records that the limit is reached. Default: 300.',
  ),
  DELETION_DAYS: wholeNumber(7, 365, 30).describe(
    'how many days after the request an account is erased, from 7 (as long as an owner can undo a change of address) to 365. Until then the owner can keep it. Default: 30.',
  ),
  GRACE_SECONDS: wholeNumber(0, 600, 10).describe(
    'how many seconds the server waits at most for open requests and messages that it is sending when it stops, from 0 to 600. Default: 10.',
  ),
  ...fileShape,
  ...gatewayShape,
  ...mapShape,
  ...smsShape,
  ...uploadShape,
});

/** The settings of the server, read from the environment variables of the same names. */
export type Environment = z.output<typeof schema>;

type Name = keyof Environment;

/** The names of all settings. */
export const settingNames = Object.keys(schema.shape) as Name[];

/** A variable that is missing or invalid, and what it must be. Secret values are not repeated. */
export interface EnvironmentFault {
  name: Name;
  found: string;
  expected: string;
}

const metaOf = (name: Name) => ({ description: '', secret: false, ...schema.shape[name].meta() });

function foundText(name: Name, value: string | undefined): string {
  if (value === undefined) return 'is missing';
  return metaOf(name).secret ? 'has a value that cannot be used' : `is ${JSON.stringify(value)}`;
}

const fault = (name: Name, found: string, expected = metaOf(name).description): EnvironmentFault => ({
  name,
  found,
  expected,
});

/**
 * Returns the key that editors publish with; undefined when publishing is off. The development key is valid only in
 * local development.
 */
export function editorKeyOf(environment: Environment): string | undefined {
  return environment.EDITOR_KEY ?? (isLocalDevelopment(environment) ? developmentEditorKey : undefined);
}

/** Whether a site that never had content gets the demo content. */
export function wantsDemoContent({ DEMO, NODE_ENV }: Environment): boolean {
  return DEMO === undefined ? NODE_ENV !== 'production' : DEMO === '1';
}

/** Returns the faults of a production configuration: publicly known keys, and a human check that programs pass. */
function productionFaults({ API_KEY, EDITOR_KEY, HUMAN_CHECK }: Environment): EnvironmentFault[] {
  const publicKey = 'the development key, which is public';
  return [
    ...(API_KEY === developmentApiKey ? [fault('API_KEY', `is missing or ${publicKey}`)] : []),
    ...(EDITOR_KEY === developmentEditorKey ? [fault('EDITOR_KEY', `is ${publicKey}`)] : []),
    ...(HUMAN_CHECK === 'test'
      ? [fault('HUMAN_CHECK', 'is "test", which programs can pass', `a real one: ${metaOf('HUMAN_CHECK').description}`)]
      : []),
  ];
}

/** Returns the variables that are missing although others require them. */
function missingFaults(environment: Environment): EnvironmentFault[] {
  const { NODE_ENV, SMTP_URL, SMS_GATEWAY_TOKEN, SMS_FROM, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = environment;
  const { FILES_URL, FILES_ENDPOINT, HUMAN_CHECK } = environment;
  const production = NODE_ENV === 'production';
  const required: Partial<Record<Name, boolean>> = {
    PUBLIC_URL: production,
    SECRET_KEY: production,
    MAIL_FROM: SMTP_URL !== undefined,
    SMS_GATEWAY_URL: SMS_GATEWAY_TOKEN !== undefined || SMS_FROM !== undefined,
    // Without a site key, browsers would send proofs of altcha, which the server rejects.
    RECAPTCHA_SCORE_KEY: HUMAN_CHECK === 'recaptcha',
    RECAPTCHA_CHALLENGE_KEY: HUMAN_CHECK === 'recaptcha',
    TURNSTILE_SITE_KEY: HUMAN_CHECK === 'turnstile',
    GOOGLE_CLIENT_ID: GOOGLE_CLIENT_SECRET !== undefined,
    GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT_ID !== undefined,
    FILES_URL: FILES_ENDPOINT !== undefined,
    FILES_ACCESS_KEY_ID: FILES_URL !== undefined,
    FILES_SECRET_ACCESS_KEY: FILES_URL !== undefined,
  };
  return settingNames
    .filter((name) => required[name] === true && environment[name] === undefined)
    .map((name) => fault(name, 'is missing'));
}

const closed = {
  HOST: '127.0.0.1 while developing',
  PUBLIC_URL: 'http://localhost and the port, or nothing, while developing',
  TRUST_PROXY: '0 while developing',
};

/**
 * Returns the faults that would expose the server to strangers (docs/quality.md, guarantee 25): production without keys
 * of its own, or a development configuration that others can reach.
 */
function exposureFaults(environment: Environment): EnvironmentFault[] {
  if (environment.NODE_ENV === 'production') return productionFaults(environment);
  return openVariables(environment).map((name) =>
    fault(
      name,
      `is "${environment[name]}", which exposes this server's outbox, demo accounts and public keys to others`,
      `${closed[name]}; or set NODE_ENV=production`,
    ),
  );
}

/**
 * Reads and validates the environment. An empty variable counts as missing.
 *
 * @returns the settings, or all faults at once, by name.
 */
export function readEnvironment(
  variables: Record<string, string | undefined>,
): { environment: Environment; faults: [] } | { environment: null; faults: EnvironmentFault[] } {
  const values = Object.fromEntries(settingNames.map((name) => [name, variables[name]?.trim() || undefined]));
  const parsed = schema.safeParse(values);
  const invalid = new Set(parsed.error?.issues.map(({ path }) => path[0] as Name));
  // What the valid variables need is reported too, unless it is unknown how the server will run.
  const environment =
    parsed.data ?? schema.parse({ ...values, ...Object.fromEntries([...invalid].map((name) => [name, undefined])) });
  const unsafe = invalid.has('NODE_ENV') ? [] : [...exposureFaults(environment), ...missingFaults(environment)];
  const faults = [
    ...[...invalid].map((name) => fault(name, foundText(name, values[name]))),
    ...unsafe.filter(({ name }) => !invalid.has(name)),
  ].toSorted((one, other) => settingNames.indexOf(one.name) - settingNames.indexOf(other.name));
  return faults.length === 0 ? { environment, faults: [] } : { environment: null, faults };
}

/** A variable in the documentation. */
export interface DocumentedVariable {
  name: string;
  /** Whether production requires the variable. */
  required: boolean;
  /** What the variable must be, and the default. The error message about an invalid value has the same text. */
  expected: string;
}

/** Lists all variables, in the order of the schema. */
export function documentedVariables(): DocumentedVariable[] {
  const production = readEnvironment({ NODE_ENV: 'production' });
  const required = new Set(production.faults.map(({ name }) => name));
  return settingNames.map((name) => ({ name, required: required.has(name), expected: metaOf(name).description }));
}

/** Formats all faults as lines to print. */
export function describeEnvironmentFaults(faults: EnvironmentFault[]): string {
  const count = faults.length === 1 ? 'One environment variable' : `${faults.length} environment variables`;
  const lines = faults.map(({ name, found, expected }) => `  ${name} ${found}; expected ${expected}`);
  return [`${count} cannot be used:`, ...lines].join('\n');
}
