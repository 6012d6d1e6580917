import { mockOf } from '../../mock/mock-of.ts';
import { userPhone } from './user-phone.ts';

const unknown = { data: { firstname: null, lastname: null } };
const known = { data: { firstname: '*', lastname: '*' } };

export const userPhoneMock = mockOf(userPhone, {
  behave: ({ phone }, { accounts }) => (accounts.knownPhones.has(phone) ? known : unknown),
  example: unknown,
  answers: { known, unknown },
  invalid: { phone: 'phone' },
});
