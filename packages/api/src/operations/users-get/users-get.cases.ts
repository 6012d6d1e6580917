import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
import { people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { personStep, passwordLoginStep, invalidStep } from '../../contract/steps/steps.ts';
import { usersGet } from './users-get.ts';

export const usersGetCases = casesOf(usersGet, [
  contractCase('returns the user with the profile', seedOf(people.provider), [
    {
      as: 'kossi@example.com',
      request: ({ person }) => ({ input: { id: person('kossi@example.com').user.id } }),
      expect: ({ person }) =>
        succeedsWith({
          id: person('kossi@example.com').user.id,
          email: 'kossi@example.com',
          fullname: 'Kossi Agbeko',
          avatar: null,
          avatarUrl: null,
          location: null,
          profileType: 'provider',
          profile: {
            companyName: 'Les Délices de Kossi',
            types: ['1', '2'],
            socialLinks: { instagram: 'https://instagram.com/delices', facebook: null },
          },
          documents: [],
        }),
    },
  ]),
  contractCase('returns the profile of a customer, and none of a new user', seedOf(people.customer, people.newcomer), [
    personStep('afi@example.com', { profileType: 'customer', profile: { preferredServices: ['1'] } }),
    personStep('efua@example.com', { profileType: null, profileId: null, profile: null }),
  ]),
  contractCase(
    'reports whether the account has a password, whatever its login method',
    seedOf(people.customer, people.phone, people.googleWithPassword, people.phoneWithPassword),
    [
      personStep('afi@example.com', { authType: 'email-password', hasPassword: true }),
      personStep(people.phone.phone, { authType: 'phone', hasPassword: false }),
      personStep('sena@example.com', { authType: 'google', hasPassword: true }),
      personStep('dede@example.com', { authType: 'phone', hasPassword: true }),
    ],
  ),
  contractCase('rejects any other id, whether it exists or not', seedOf(people.customer, people.provider), [
    passwordLoginStep('kossi@example.com', samplePassword, 'kossi'),
    {
      as: 'afi@example.com',
      request: ({ person }) => ({ input: { id: person('kossi').user.id } }),
      expect: { errorCode: 'request/forbidden' },
    },
    {
      as: 'afi@example.com',
      request: { input: { id: '00000000-0000-4000-8000-000000000000' } },
      expect: { errorCode: 'request/forbidden' },
    },
    invalidStep({ id: 'a b' }, ['id'], 'afi@example.com'),
  ]),
]);
