import { mockOf } from '../../mock/mock-of.ts';
import { personOfPhone } from '../../mock/accounts/phone-codes.ts';
import { userPhone } from './user-phone.ts';

const unknown = { data: { firstname: null, lastname: null } };
const known = { data: { firstname: 'A…', lastname: '…' } };

export const userPhoneMock = mockOf(userPhone, {
  respond: ({ phone }, { accounts }) => {
    const person = personOfPhone(accounts, phone);
    if (person === undefined) return unknown;
    const [first = ''] = [...new Intl.Segmenter().segment(person.firstname ?? '')].map(({ segment }) => segment);
    return { data: { firstname: `${first}…`, lastname: '…' } };
  },
  example: unknown,
  responses: { known, unknown },
  invalid: { phone: 'phone' },
});
