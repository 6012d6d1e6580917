import { mockOf } from '../../mock/mock-of.ts';
import { exampleCustomer, exampleProvider } from '../../mock/examples.ts';
import { definedFields, orNull } from '../../mock/update-fields.ts';
import { Refused } from '../../operation/refused.ts';
import { userOf } from '../../mock/accounts/sessions.ts';
import { usersUpdate } from './users-update.ts';

export const usersUpdateMock = mockOf(usersUpdate, {
  respond: ({ id, preferences, firstname, lastname, address, location, phone, avatar }, { accounts }, caller) => {
    const person = caller.person();
    if (person.id !== id) throw new Refused('request/forbidden');
    if (person.authType === 'phone' && phone !== undefined && phone !== person.phone) {
      throw new Refused('form/invalid_data', { phone: 'invalid' });
    }
    if (avatar && avatar !== person.avatar && accounts.files.get(avatar)?.owner !== id) {
      throw new Refused('form/invalid_data', { avatar: 'invalid' });
    }
    const changes = {
      firstname,
      lastname,
      address: orNull(address),
      location,
      phone: orNull(phone),
      avatar,
      preferences: { ...person.preferences, ...definedFields(preferences ?? {}) },
    };
    Object.assign(person, definedFields(changes));
    return { data: userOf(accounts, person) };
  },
  example: { data: exampleCustomer },
  responses: { provider: { data: exampleProvider } },
  invalid: { firstname: 'required' },
});
