import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productionVariables } from '../../testing/production.ts';
import {
  describeEnvironmentFaults,
  developmentApiKey,
  developmentEditorKey,
  documentedVariables,
  readEnvironment,
  wantsDemoContent,
  type Environment,
} from './environment.ts';
import { findMisspelledSettings } from './misspelled-settings.ts';

describe('readEnvironment', () => {
  it('requires no variable, and has the documented defaults', () => {
    const { environment } = readEnvironment({});
    expect(environment).toMatchObject({
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      DATA_DIR: resolve('.data'),
      API_KEY: developmentApiKey,
      CORS_ORIGINS: [],
      FILES_REGION: 'us-east-1',
      HUMAN_CHECK: 'altcha',
      MAP_ORIGINS: [],
      SMS_COUNTRIES: ['TG', 'BJ', 'GH', 'BF'],
      OIDC_ISSUER: 'https://accounts.google.com',
      RECAPTCHA_VERIFY_URL: 'https://www.google.com/recaptcha/api/siteverify',
      TURNSTILE_VERIFY_URL: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    });
    const documented = documentedVariables().flatMap(({ name, expected }) => {
      const value = environment?.[name as keyof Environment];
      return typeof value === 'number' ? [{ expected, value }] : [];
    });
    for (const { expected, value } of documented) expect(expected).toMatch(new RegExp(`Default: ${value}\\.$`));
    expect(documented.length).toBeGreaterThan(15);
  });

  it('treats an empty variable as missing', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: ' ' }).environment).toMatchObject({ PORT: 3000 });
  });

  it('reports all faults at once, by name', () => {
    const { faults } = readEnvironment({
      NODE_ENV: 'prod',
      PORT: '70000',
      PUBLIC_URL: 'kermesse.example/fr',
      DATABASE_URL: 'mysql://user:secret@host/name',
      CORS_ORIGINS: 'https://good.example, ftp://bad.example',
      TRUST_PROXY: 'yes',
    });
    expect(faults.map(({ name }) => name)).toEqual([
      'NODE_ENV',
      'PORT',
      'DATABASE_URL',
      'PUBLIC_URL',
      'CORS_ORIGINS',
      'TRUST_PROXY',
    ]);
    const text = describeEnvironmentFaults(faults);
    expect(text).toContain('6 environment variables cannot be used:');
    expect(text).toContain('PORT is "70000"; expected a whole number from 0 to 65535');
    expect(text).not.toContain('secret');
  });

  it('normalizes lists and URLs to their origins', () => {
    const { environment } = readEnvironment({
      CORS_ORIGINS: 'https://a.example/, http://localhost:6006',
      PUBLIC_URL: 'http://localhost:3000/',
    });
    expect(environment).toMatchObject({
      CORS_ORIGINS: ['https://a.example', 'http://localhost:6006'],
      PUBLIC_URL: 'http://localhost:3000',
    });
  });

  it('requires a public URL and own keys in production, and reports all that are missing', () => {
    const production = productionVariables();
    const missing = readEnvironment({ NODE_ENV: 'production', EDITOR_KEY: developmentEditorKey }).faults;
    expect(missing.map(({ name }) => name)).toEqual(['PUBLIC_URL', 'API_KEY', 'SECRET_KEY', 'EDITOR_KEY']);
    expect(describeEnvironmentFaults(missing)).toContain(
      'SECRET_KEY is missing; expected from 32 to 500 visible ASCII characters',
    );
    for (const text of [
      'PUBLIC_URL is missing',
      'API_KEY is missing or the development key',
      'openssl rand -base64 32',
    ])
      expect(describeEnvironmentFaults(missing)).toContain(text);
    expect(readEnvironment(production).faults).toEqual([]);
    expect(readEnvironment({ ...production, HOST: '0.0.0.0', TRUST_PROXY: '1' }).faults).toEqual([]);
    expect(
      readEnvironment({ ...production, PUBLIC_URL: 'http://localhost:3000', API_KEY: '' }).faults.map(
        ({ name }) => name,
      ),
    ).toEqual(['API_KEY']);
    const alsoInvalid = readEnvironment({ NODE_ENV: 'production', PORT: '70000', SECRET_KEY: 'short' }).faults;
    expect(alsoInvalid.map(({ name }) => name)).toEqual(['PORT', 'PUBLIC_URL', 'API_KEY', 'SECRET_KEY']);
  });

  it.each(['short', 'x'.repeat(40), 'changeme'.repeat(5), 'a key with spaces that is long enough'])(
    'rejects the secret key %j and does not repeat it',
    (SECRET_KEY) => {
      const { faults } = readEnvironment({ ...productionVariables(), SECRET_KEY });
      expect(faults.map(({ name }) => name)).toEqual(['SECRET_KEY']);
      expect(describeEnvironmentFaults(faults)).not.toContain(SECRET_KEY);
    },
  );

  it.each(['short', 'a'.repeat(16), 'changeme'.repeat(3)])('rejects the editor key %j', (EDITOR_KEY) => {
    const { faults } = readEnvironment({ ...productionVariables(), EDITOR_KEY });
    expect(faults.map(({ name }) => name)).toEqual(['EDITOR_KEY']);
  });

  it.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', '192.168.1.20'],
    ['PUBLIC_URL', 'https://kermesse.example'],
    ['TRUST_PROXY', '1'],
  ])('rejects %s=%s in development and says what to set', (name, value) => {
    const { faults } = readEnvironment({ [name]: value });
    expect(faults.map((fault) => fault.name)).toEqual([name]);
    expect(describeEnvironmentFaults(faults)).toContain(`${name} is "${value}"`);
    expect(describeEnvironmentFaults(faults)).toContain('or set NODE_ENV=production');
  });

  it('imports the demo content by default in development, and in production only on request', () => {
    const wanted = (variables: Parameters<typeof readEnvironment>[0]) => {
      const { environment } = readEnvironment(variables);
      return environment !== null && wantsDemoContent(environment);
    };
    expect([{}, { DEMO: '0' }, productionVariables(), { ...productionVariables(), DEMO: '1' }].map(wanted)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it.each([
    'smtp://mail.example?ignoreTLS=true',
    'smtp://mail.example:587/?requireTLS=false',
    'smtps://mail.example?tls.rejectUnauthorized=false',
    'smtp://',
  ])('rejects the mail server %s, whose encryption could be turned off', (SMTP_URL) => {
    expect(readEnvironment({ SMTP_URL, MAIL_FROM: 'a@example.com' }).faults.map(({ name }) => name)).toEqual([
      'SMTP_URL',
    ]);
  });

  it('reports all missing variables of email, SMS and login, and repeats no secret', () => {
    const { faults } = readEnvironment({
      SMTP_URL: 'smtp://user:swordfish@mail.example',
      SMS_GATEWAY_TOKEN: 'a-token',
      GOOGLE_CLIENT_ID: 'a-client',
    });
    expect(faults.map(({ name }) => name)).toEqual(['MAIL_FROM', 'SMS_GATEWAY_URL', 'GOOGLE_CLIENT_SECRET']);
    const bad = readEnvironment({
      SMTP_URL: 'mail.example:swordfish',
      SMS_GATEWAY_URL: 'http://sms.example',
      MAIL_FROM: 'us',
    });
    expect(bad.faults.map(({ name }) => name)).toEqual(['SMTP_URL', 'MAIL_FROM', 'SMS_GATEWAY_URL']);
    expect(describeEnvironmentFaults(bad.faults)).not.toContain('swordfish');
  });

  it('parses the countries of SMS and rejects invalid ones', () => {
    expect(readEnvironment({ SMS_COUNTRIES: 'tg, ci,NE' }).environment?.SMS_COUNTRIES).toEqual(['TG', 'CI', 'NE']);
    for (const SMS_COUNTRIES of ['Togo', 'TG,XX', '+228', '*', ','])
      expect(readEnvironment({ SMS_COUNTRIES }).faults.map(({ name }) => name)).toEqual(['SMS_COUNTRIES']);
    expect(readEnvironment({ SMS_DAY_LIMIT: '0' }).faults.map(({ name }) => name)).toEqual(['SMS_DAY_LIMIT']);
  });

  it.each([
    ['recaptcha', ['RECAPTCHA_SCORE_KEY', 'RECAPTCHA_CHALLENGE_KEY']],
    ['turnstile', ['TURNSTILE_SITE_KEY']],
  ])('requires the site keys of the human check %s', (HUMAN_CHECK, keys) => {
    const secrets = {
      RECAPTCHA_SCORE_SECRET: 'score',
      RECAPTCHA_CHALLENGE_SECRET: 'challenge',
      TURNSTILE_SECRET: 'secret',
    };
    const { faults } = readEnvironment({ HUMAN_CHECK, ...secrets });
    expect(faults.map(({ name }) => name)).toEqual(keys);
    const given = Object.fromEntries(keys.map((name) => [name, 'site']));
    expect(readEnvironment({ HUMAN_CHECK, ...secrets, ...given }).faults).toEqual([]);
  });

  it('rejects the test human check in production', () => {
    expect(readEnvironment({ HUMAN_CHECK: 'test' }).faults).toEqual([]);
    const { faults } = readEnvironment({ ...productionVariables(), HUMAN_CHECK: 'test' });
    expect(faults.map(({ name }) => name)).toEqual(['HUMAN_CHECK']);
    expect(describeEnvironmentFaults(faults)).toContain('HUMAN_CHECK is "test", which programs can pass');
  });
});

describe('findMisspelledSettings', () => {
  it.each([
    ['SMTP_URI', 'SMTP_URL'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['FILE_URL', 'FILES_URL'],
    ['smtp_url', 'SMTP_URL'],
    ['PORTT', 'PORT'],
    ['PROT', 'PORT'],
    ['SMPT_URL', 'SMTP_URL'],
  ])('%s is reported as a misspelled %s, without its value', (name, meant) => {
    expect(findMisspelledSettings({ [name]: 'a secret' })).toEqual([
      `The variable ${name} is no setting and has no effect. Is it ${meant}?`,
    ]);
  });

  it.each([
    [{ ...productionVariables(), SMTP_URL: 'smtp://localhost' }],
    // The setting has a value, so the other variable is another program's.
    [{ SMTP_URL: 'smtp://localhost', SMTP_URI: 'smtp://elsewhere' }],
    [{ HOME: '/', HOSTNAME: 'a', PATH: '/bin', PWD: '/', TERM: 'a', NODE_OPTIONS: '', NODE_PATH: '', http_proxy: '' }],
    [{ FTP_URL: '', SMTP_HOST: '', SITE_URL: '', API_URL: '', npm_config_cache: '', XDG_DATA_DIRS: '', LANG: 'fr' }],
  ])('nothing is reported for %j', (variables) => {
    expect(findMisspelledSettings(variables)).toEqual([]);
  });
});

it('says which bucket names S3 allows when it refuses one', () => {
  const { faults } = readEnvironment({ FILES_URL: 's3://b' });
  expect(describeEnvironmentFaults(faults)).toMatch(
    /FILES_URL is "s3:\/\/b"; expected .*from 3 to 63 lower-case letters/,
  );
});
