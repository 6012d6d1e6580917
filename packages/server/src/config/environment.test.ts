import { describe, expect, it } from 'vitest';
import { describeFaults, developmentApiKey, readEnvironment } from './environment.ts';

describe('the environment', () => {
  it('needs nothing', () => {
    expect(readEnvironment({}).environment).toEqual({
      NODE_ENV: 'development',
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      API_KEY: developmentApiKey,
      CORS_ORIGINS: [],
      TRUST_PROXY: 0,
      NEWSLETTER_LIMIT: 20,
      CONTACT_LIMIT: 10,
      AUTH_LIMIT: 600,
      UPLOAD_LIMIT: 120,
      HUMAN_CHECK: 'altcha',
      MAP_ORIGINS: [],
      OIDC_ISSUER: 'https://accounts.google.com',
      RECAPTCHA_VERIFY_URL: 'https://www.google.com/recaptcha/api/siteverify',
      TURNSTILE_VERIFY_URL: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    });
  });

  it('counts an empty variable as left out', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: ' ' }).environment).toMatchObject({ PORT: 3000 });
  });

  it('says every fault together, by name', () => {
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
    const text = describeFaults(faults);
    expect(text).toContain('6 environment variables cannot be used:');
    expect(text).toContain('PORT is "70000"; expected a whole number from 0 to 65535');
    expect(text).not.toContain('secret');
  });

  it('reads lists and addresses to their origins', () => {
    const { environment } = readEnvironment({
      CORS_ORIGINS: 'https://a.example/, http://localhost:6006',
      PUBLIC_URL: 'https://b.example/',
    });
    expect(environment).toMatchObject({
      CORS_ORIGINS: ['https://a.example', 'http://localhost:6006'],
      PUBLIC_URL: 'https://b.example',
    });
  });

  it('refuses the well-known key for a public site', () => {
    const real = { NODE_ENV: 'production', PUBLIC_URL: 'https://kermesse.example' };
    expect(readEnvironment(real).faults.map(({ name }) => name)).toEqual(['API_KEY']);
    expect(readEnvironment({ ...real, API_KEY: 'a-key-of-our-own' }).faults).toEqual([]);
    expect(readEnvironment({ ...real, PUBLIC_URL: 'http://localhost:3000' }).faults).toEqual([]);
  });

  it('says what mail, SMS and sign-in miss, together, and repeats no secret', () => {
    const { faults } = readEnvironment({
      SMTP_URL: 'smtp://user:swordfish@mail.example',
      SMS_GATEWAY_TOKEN: 'a-token',
      GOOGLE_CLIENT_ID: 'a-client',
    });
    expect(faults.map(({ name }) => name)).toEqual(['MAIL_FROM', 'SMS_GATEWAY_URL', 'GOOGLE_CLIENT_SECRET']);
    const bad = readEnvironment({ SMTP_URL: 'mail.example:swordfish', SMS_GATEWAY_URL: 'http://sms.example', MAIL_FROM: 'us' });
    expect(bad.faults.map(({ name }) => name)).toEqual(['SMTP_URL', 'MAIL_FROM', 'SMS_GATEWAY_URL']);
    expect(describeFaults(bad.faults)).not.toContain('swordfish');
  });

  it('has no test of humanity in production', () => {
    expect(readEnvironment({ HUMAN_CHECK: 'test' }).faults).toEqual([]);
    const { faults } = readEnvironment({ HUMAN_CHECK: 'test', NODE_ENV: 'production' });
    expect(faults.map(({ name }) => name)).toEqual(['HUMAN_CHECK']);
  });
});
