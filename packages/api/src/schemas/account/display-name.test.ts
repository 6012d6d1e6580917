import { expect, it } from 'vitest';
import { displayName } from './display-name.ts';

const nobody = { firstname: null, lastname: null, fullname: null, email: null, phone: null };

it.each([
  [{ fullname: 'Essénam Amouz' }, 'Essénam Amouz'],
  [{ firstname: 'élise', lastname: 'de Souza Olympio' }, 'élise de Souza Olympio'],
  [{ fullname: ' ', firstname: 'Yao', lastname: '' }, 'Yao'],
  [{ email: 'ama.k@exemple.tg' }, 'ama.k@exemple.tg'],
  [{ phone: '+22890123456' }, '+22890123456'],
  [{}, ''],
])('the display name of %j is “%s”', (user, name) => {
  expect(displayName({ ...nobody, ...user })).toBe(name);
});
