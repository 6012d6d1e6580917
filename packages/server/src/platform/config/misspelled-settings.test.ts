import { expect, it } from 'vitest';
import { productionVariables } from '../../testing/production.ts';
import { findMisspelledSettings } from './misspelled-settings.ts';

it.each([
  ['SMTP_URI', 'SMTP_URL'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['DATABSE_ULR', 'DATABASE_URL'],
  ['FILE_URL', 'FILES_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['PROT', 'PORT'],
])('%s is reported as a misspelled %s, without its value', (name, meant) => {
  expect(findMisspelledSettings({ [name]: 'a secret' })).toEqual([
    `The variable ${name} is no setting and has no effect. Is it ${meant}?`,
  ]);
});

it.each([
  [{ ...productionVariables, SMTP_URL: 'smtp://localhost' }],
  // The setting has a value, so the other variable is another program's.
  [{ SMTP_URL: 'smtp://localhost', SMTP_URI: 'smtp://elsewhere' }],
  [{ HOME: '/', HOSTNAME: 'a', PATH: '/bin', PWD: '/', TERM: 'a', NODE_OPTIONS: '', NODE_PATH: '', http_proxy: '' }],
  [{ FTP_URL: '', SMTP_HOST: '', SITE_URL: '', API_URL: '', npm_config_cache: '', XDG_DATA_DIRS: '', LANG: 'fr' }],
])('nothing is reported for %j', (variables) => {
  expect(findMisspelledSettings(variables)).toEqual([]);
});
