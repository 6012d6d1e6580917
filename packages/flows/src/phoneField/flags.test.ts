import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getCountries } from 'libphonenumber-js/min';
import { expect, it } from 'vitest';

it('every country with a calling code has a flag file', () => {
  const folder = join(import.meta.dirname, '../../../app/public/flags');
  expect(getCountries().filter((country) => !existsSync(join(folder, `${country}.svg`)))).toEqual([]);
});
