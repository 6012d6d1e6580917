import { describe, expect, it } from 'vitest';
import { initialsOf, nameOf } from './person.ts';

const nobody = { firstname: null, lastname: null, fullname: null, email: null, phone: null };

describe('name and initials', () => {
  it.each([
    [{ fullname: 'Essénam Amouz' }, 'Essénam Amouz', 'EA'],
    [{ firstname: 'élise', lastname: 'de Souza Olympio' }, 'élise de Souza Olympio', 'ÉO'],
    [{ fullname: ' ', firstname: 'Yao', lastname: '' }, 'Yao', 'Y'],
    [{ email: 'ama.k@exemple.tg' }, 'ama.k@exemple.tg', 'A'],
    [{ phone: '+22890123456' }, '+22890123456', ''],
    [{}, '', ''],
  ])('%j', (given, name, initials) => {
    const user = { ...nobody, ...given };
    expect([nameOf(user), initialsOf(user)]).toEqual([name, initials]);
  });
});
