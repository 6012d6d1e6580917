import { mockOf } from '../../mock/mock-of.ts';
import { newsletterPhones } from './newsletter-phones.ts';

export const newsletterPhonesMock = mockOf(newsletterPhones, {
  respond: ({ phone }, { phones }) => {
    phones.add(phone);
    return { data: { phone } };
  },
  example: { data: { phone: '+22890000001' } },
  invalid: { phone: 'phone' },
});
