import { mockOf } from '../../mock/mock-of.ts';
import { exampleCustomer } from '../../mock/examples.ts';
import { Refused } from '../../operation/refused.ts';
import { userOf } from '../../mock/accounts/sessions.ts';
import { usersGet } from './users-get.ts';

export const usersGetMock = mockOf(usersGet, {
  respond: ({ id }, { accounts }, caller) => {
    const person = caller.person();
    if (person.id !== id) throw new Refused('request/forbidden');
    return { data: userOf(accounts, person) };
  },
  example: { data: exampleCustomer },
  invalid: { id: 'invalid' },
});
