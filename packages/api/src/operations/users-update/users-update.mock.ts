import { mockOf } from '../../mock/mock-of.ts';
import { exampleCustomer } from '../../mock/examples.ts';
import { Refused } from '../../operation/refused.ts';
import { userOf } from '../../mock/accounts/sessions.ts';
import { usersUpdate } from './users-update.ts';

export const usersUpdateMock = mockOf(usersUpdate, {
  respond: ({ id, preferences, ...fields }, { accounts }, caller) => {
    const person = caller.person();
    const { phone, avatar } = fields;
    if (person.id !== id) throw new Refused('request/forbidden');
    if (person.authType === 'phone' && phone !== undefined && phone !== person.phone) {
      throw new Refused('form/invalid_data', { phone: 'invalid' });
    }
    if (avatar && avatar !== person.avatar && accounts.files.get(avatar)?.owner !== id) {
      throw new Refused('form/invalid_data', { avatar: 'invalid' });
    }
    Object.assign(person, fields, { preferences: { ...person.preferences, ...preferences } });
    return { data: userOf(accounts, person) };
  },
  example: { data: exampleCustomer },
  invalid: { firstname: 'required' },
});
