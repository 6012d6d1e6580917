import { casesOf, contractCase, succeedsWith, type CaseRequest } from '../../contract/case.ts';
import type { CaseMemory } from '../../contract/memory.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { avatarStep, personStep, passwordLoginStep, uploadedPath, invalidStep } from '../../contract/steps/steps.ts';
import type { InputOf } from '../../operation/operation.ts';
import { usersUpdate } from './users-update.ts';

const afi = 'afi@example.com';
type Input = InputOf<typeof usersUpdate>;

const update =
  (fields: Omit<Input, 'id'>, as = afi) =>
  ({ person }: CaseMemory): CaseRequest<typeof usersUpdate> => ({ input: { id: person(as).user.id, ...fields } });
const rawUpdate =
  (fields: Record<string, unknown>) =>
  ({ person }: CaseMemory): CaseRequest<typeof usersUpdate> => ({ raw: { id: person(afi).user.id, ...fields } });

/** The first response of the case with another first name. */
const renamed = ({ responses: [first] }: CaseMemory) => {
  const { data } = first as { data: object };
  return { data: { ...data, firstname: 'Afiwa', fullname: 'Afiwa Mensah' } };
};

const about = {
  firstname: 'Afiwa',
  lastname: 'Mensah-Koffi',
  address: 'Kpalimé',
  location: { lat: 6.9, lng: 0.63 },
  phone: '+228 90 00 00 41',
};

/** The example mobile numbers of libphonenumber. */
const phones = [
  '+228 90 11 23 45',
  '+229 01 95 12 34 56',
  '+233 23 123 4567',
  '+234 802 123 4567',
  '+225 01 23 45 6789',
  '+221 70 123 45 67',
  '+226 70 12 34 56',
  '+223 65 01 23 45',
  '+237 6 71 23 45 67',
  '+33 6 12 34 56 78',
  '+32 450 00 12 34',
  '+49 1512 3456789',
  '+44 7400 123456',
  '+1 201 555 0123',
  '+1 506 234 5678',
  '+55 11 96123 4567',
  '+91 81234 56789',
  '+86 131 2345 6789',
  '+81 90 1234 5678',
  '+212 6 50 12 34 56',
];

export const usersUpdateCases = casesOf(usersUpdate, [
  contractCase('updates personal data and clears optional fields', seedOf(people.customer), [
    {
      as: afi,
      request: update(about),
      expect: succeedsWith({ ...about, phone: '+22890000041', fullname: 'Afiwa Mensah-Koffi', email: afi }),
    },
    {
      as: afi,
      request: update({ address: '', location: null, phone: '' }),
      expect: succeedsWith({ address: null, location: null, phone: null, firstname: 'Afiwa' }),
    },
    personStep(afi, { firstname: 'Afiwa', address: null }),
  ]),
  contractCase(
    'accepts phone numbers of twenty countries in their international format',
    seedOf(people.customer),
    phones.map((phone) => ({
      as: afi,
      request: update({ phone }),
      expect: succeedsWith({ phone: phone.replaceAll(/[ -]/g, '') }),
    })),
  ),
  contractCase('updates the language alone', seedOf(people.customer), [
    {
      as: afi,
      request: update({ preferences: { locale: 'en' } }),
      expect: succeedsWith({
        preferences: { locale: 'en', inAppNotifEnabled: true, emailNotifEnabled: true },
        firstname: 'Afi',
      }),
    },
    invalidStep(rawUpdate({ preferences: { locale: 'de' } }), ['preferences.locale'], afi),
  ]),
  contractCase('sets an uploaded avatar and clears it', seedOf(people.customer), [
    avatarStep(afi),
    {
      as: afi,
      request: (memory) => ({ input: { id: memory.person(afi).user.id, avatar: uploadedPath(memory, 0) } }),
      expect: (memory) => succeedsWith({ avatar: uploadedPath(memory, 0), firstname: 'Afi' }),
    },
    {
      as: afi,
      request: update({ avatar: null }),
      expect: succeedsWith({ avatar: null, avatarUrl: null }),
    },
  ]),
  contractCase('rejects an avatar that is not the caller’s upload', seedOf(people.customer, people.provider), [
    avatarStep('kossi@example.com'),
    invalidStep(
      (memory) => ({ input: { id: memory.person(afi).user.id, avatar: uploadedPath(memory, 0) } }),
      ['avatar'],
      afi,
    ),
    invalidStep(update({ avatar: 'https://elsewhere.example/a.png' }), ['avatar'], afi),
    invalidStep(update({ avatar: 'avatars/../documents/a.pdf' }), ['avatar'], afi),
    personStep(afi, { avatar: null }),
  ]),
  contractCase('ignores fields that cannot be changed', seedOf(people.customer), [
    personStep(afi, { email: afi, profileType: 'customer', accountStatus: 1 }),
    {
      as: afi,
      request: rawUpdate({
        firstname: 'Afiwa',
        email: 'x@example.com',
        profileType: 'admin',
        accountStatus: 0,
        emailVerifiedAt: null,
        profileId: '1',
        role: 'admin',
        authType: 'google',
        auth_type: 'phone',
        is_admin: true,
        enabled: false,
        password_hash: 'x',
      }),
      expect: (memory) => ({ status: 200, body: renamed(memory) }),
    },
    { as: afi, request: update({}), expect: (memory) => ({ status: 200, body: renamed(memory) }) },
    passwordLoginStep(afi),
  ]),
  contractCase('rejects any other id, whether it exists or not', seedOf(people.customer, people.provider), [
    passwordLoginStep('kossi@example.com', samplePassword, 'kossi'),
    { as: afi, request: update({ firstname: 'Mine' }, 'kossi'), expect: { errorCode: 'request/forbidden' } },
    {
      as: afi,
      request: { input: { id: '00000000-0000-4000-8000-000000000000', firstname: 'Mine' } },
      expect: { errorCode: 'request/forbidden' },
    },
    personStep('kossi', { firstname: 'Kossi' }),
  ]),
  contractCase('rejects a new number of a phone account', seedOf(people.phone), [
    personStep('+22890000021', { phone: '+22890000021' }),
    invalidStep(update({ phone: '+22890000042' }, '+22890000021'), ['phone'], '+22890000021'),
    {
      as: '+22890000021',
      request: update({ phone: '+228 90 00 00 21', firstname: 'Akouvi' }, '+22890000021'),
      expect: succeedsWith({ firstname: 'Akouvi' }),
    },
  ]),
  contractCase('names invalid fields', seedOf(people.customer), [
    invalidStep(
      rawUpdate({ firstname: ' ', lastname: null }),
      { firstname: 'Ce champ est obligatoire', lastname: 'Ce champ est obligatoire' },
      afi,
    ),
    invalidStep(rawUpdate({ phone: '12' }), { phone: 'Numéro de téléphone invalide' }, afi),
    invalidStep(rawUpdate({ location: { lat: 91, lng: 0 } }), ['location.lat'], afi),
    invalidStep(
      rawUpdate({ address: 'a'.repeat(1001) }),
      { address: 'Texte trop long : 1 000 caractères au plus' },
      afi,
    ),
    personStep(afi, { firstname: 'Afi' }),
  ]),
]);
