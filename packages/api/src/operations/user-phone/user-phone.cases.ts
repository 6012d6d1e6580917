import { casesOf } from '../../contract/case.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { userPhone } from './user-phone.ts';

const unknown = { status: 200, body: { data: { firstname: null, lastname: null } } } as const;

const known = (firstname: string) => ({ status: 200, body: { data: { firstname, lastname: '…' } } }) as const;

export const userPhoneCases = casesOf(userPhone, [
  {
    name: 'a number with an account is known everywhere, by the first letter of the first name and no more',
    given: seedOf(people.phone, people.disabledPhone, { firstname: 'Émilie', lastname: 'Zo', phone: '+22890000023' }),
    steps: [
      { request: { input: { phone: '+22890000021' } }, expect: known('A…') },
      { request: { input: { phone: '+228 90 00 00 22' } }, expect: known('K…') },
      { request: { input: { phone: '+22890000023' } }, expect: known('É…') },
      { request: { input: { phone: '+22890000099' } }, expect: unknown },
    ],
  },
  {
    name: 'a number that somebody only wrote into their profile is nobody’s to sign in with',
    given: seedOf({ ...people.customer, phone: '+22890000024' }),
    steps: [{ request: { input: { phone: '+22890000024' } }, expect: unknown }],
  },
  {
    name: 'what is no number is refused by field',
    given: seedOf(),
    steps: [
      {
        request: { raw: { phone: '90000021' } },
        expect: { errorCode: 'form/invalid_data', messages: { phone: 'Numéro de téléphone invalide' } },
      },
    ],
  },
]);
