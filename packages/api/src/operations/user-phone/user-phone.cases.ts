import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
import { people, seedOf } from '../../contract/seed/people.ts';
import { invalidStep } from '../../contract/steps/steps.ts';
import { userPhone } from './user-phone.ts';

const unknown = succeedsWith({ firstname: null, lastname: null });

const known = (firstname: string) => succeedsWith({ firstname, lastname: '…' });

export const userPhoneCases = casesOf(userPhone, [
  contractCase(
    'reveals only the first letter of the first name for a number with an account',
    seedOf(people.phone, people.disabledPhone, { firstname: 'Émilie', lastname: 'Zo', phone: '+22890000023' }),
    [
      { request: { input: { phone: '+22890000021' } }, expect: known('A…') },
      { request: { input: { phone: '+228 90 00 00 22' } }, expect: known('K…') },
      { request: { input: { phone: '+22890000023' } }, expect: known('É…') },
      { request: { input: { phone: '+22890000099' } }, expect: unknown },
    ],
  ),
  contractCase(
    'ignores a number that is only contact data of a profile',
    seedOf({ ...people.customer, phone: '+22890000024' }),
    [{ request: { input: { phone: '+22890000024' } }, expect: unknown }],
  ),
  contractCase('rejects an invalid number', seedOf(), [
    invalidStep({ phone: '90000021' }, { phone: 'Numéro de téléphone invalide' }),
  ]),
]);
