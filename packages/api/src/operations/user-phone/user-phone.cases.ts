import { casesOf } from '../../contract/case.ts';
import { people, seedOf } from '../../contract/people.ts';
import { personStep } from '../../contract/steps.ts';
import { userPhone } from './user-phone.ts';

const unknown = { status: 200, body: { data: { firstname: null, lastname: null } } } as const;

export const userPhoneCases = casesOf(userPhone, [
  {
    name: 'a stranger learns of nobody',
    given: seedOf(people.phone),
    steps: [
      { request: { input: { phone: '+22890000021' } }, expect: unknown },
      { request: { input: { phone: '+22890000099' } }, expect: unknown },
    ],
  },
  {
    name: 'a device that signed in with a number knows it, without its names',
    given: seedOf(people.phone),
    steps: [
      personStep('+22890000021', { phone: '+22890000021' }),
      { request: { input: { phone: '+228 90 00 00 21' } }, expect: { status: 200, body: { data: { firstname: '*', lastname: '*' } } } },
      { request: { input: { phone: '+22890000022' } }, expect: unknown },
    ],
  },
  {
    name: 'what is no number is refused by field',
    given: seedOf(),
    steps: [{ request: { raw: { phone: '90000021' } }, expect: { errorCode: 'form/invalid_data', messages: { phone: 'Numéro de téléphone invalide' } } }],
  },
]);
