import { casesOf, contractCase, succeedsWith, type CaseRequest } from '../../contract/case.ts';
import type { CaseMemory } from '../../contract/memory.ts';
import { createSeedWithChoices, people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { personStep, scriptAddress, passwordLoginStep, invalidStep } from '../../contract/steps/steps.ts';
import type { InputOf } from '../../operation/operation.ts';
import { userProfileUpdate } from './user-profile-update.ts';

const kossi = 'kossi@example.com';
const afi = 'afi@example.com';
type Request = CaseRequest<typeof userProfileUpdate>;
type Data = InputOf<typeof userProfileUpdate>['profileData'];

const change =
  (as: string, type: string, profileData: Data) =>
  ({ person }: CaseMemory): Request => ({
    input: { profileId: person(as).user.profileId ?? '', type, profileData },
  });
const raw =
  (fields: Record<string, unknown>) =>
  ({ person }: CaseMemory): Request => ({
    raw: { profileId: person(kossi).user.profileId, type: 'provider', ...fields },
  });

const company = {
  companyName: 'Kossi & Fils',
  companyAddress: '',
  companyPhone: '',
  companyEmail: 'fils@delices.example',
};
const links = { website: '', facebook: 'facebook.com/delices', twitter: '', instagram: '', linkedin: '' };

export const userProfileUpdateCases = casesOf(userProfileUpdate, [
  contractCase('updates the fields of one tab of a provider without changing the others', seedOf(people.provider), [
    {
      as: kossi,
      request: change(kossi, 'provider', company),
      expect: succeedsWith({
        companyName: 'Kossi & Fils',
        companyAddress: null,
        companyPhone: null,
        companyEmail: 'fils@delices.example',
        types: ['1', '2'],
        bio: 'Traiteur à Lomé depuis 2009.',
      }),
    },
    {
      as: kossi,
      request: change(kossi, 'provider', { bio: '', types: ['3'] }),
      expect: succeedsWith({ bio: null, types: ['3'], companyName: 'Kossi & Fils' }),
    },
    {
      as: kossi,
      request: change(kossi, 'provider', { socialLinks: links }),
      expect: succeedsWith({
        socialLinks: {
          website: null,
          facebook: 'https://facebook.com/delices',
          instagram: null,
          whatsapp: '+228 90 00 00 11',
          tiktok: null,
        },
        types: ['3'],
      }),
    },
    personStep(kossi, { profile: { companyName: 'Kossi & Fils', types: ['3'] } }),
  ]),
  contractCase(
    'rejects choices that the site does not offer, but keeps earlier ones',
    createSeedWithChoices(
      { ...people.provider, profile: { ...people.provider.profile, types: ['1', '9'] } },
      people.customer,
    ),
    [
      invalidStep(change(kossi, 'provider', { types: ['1', '8'] }), ['profileData.types'], kossi),
      {
        as: kossi,
        request: change(kossi, 'provider', { types: ['2', '9'] }),
        expect: succeedsWith({ types: ['2', '9'] }),
      },
      invalidStep(change(afi, 'customer', { preferredServices: ['1', '4'] }), ['profileData.preferredServices'], afi),
      personStep(afi, { profile: { preferredServices: ['1'] } }),
    ],
  ),
  contractCase('updates the services of a customer and ignores company fields', seedOf(people.customer), [
    {
      as: afi,
      request: change(afi, 'customer', { preferredServices: ['2', '3'] }),
      expect: succeedsWith({ preferredServices: ['2', '3'] }),
    },
    {
      as: afi,
      request: change(afi, 'customer', { companyName: 'Mine' }),
      expect: succeedsWith({ preferredServices: ['2', '3'] }),
    },
  ]),
  contractCase('ignores types of a planner', seedOf(people.planner), [
    {
      as: 'ama@example.com',
      request: change('ama@example.com', 'planner', { bio: 'Bonjour', types: ['1'] }),
      expect: succeedsWith({ bio: 'Bonjour', types: [] }),
    },
  ]),
  contractCase('accepts a bio of 5,000 characters in any script', seedOf(people.provider), [
    {
      as: kossi,
      request: change(kossi, 'provider', { bio: 'مرحبا '.repeat(833).trim() }),
      expect: succeedsWith({ bio: 'مرحبا '.repeat(833).trim() }),
    },
  ]),
  contractCase(
    'rejects profiles of other users and other types of profiles',
    seedOf(people.provider, people.customer, people.newcomer),
    [
      passwordLoginStep(kossi, samplePassword, kossi),
      { as: afi, request: change(kossi, 'provider', { bio: 'Mine' }), expect: { errorCode: 'auth/profile_not_found' } },
      {
        as: afi,
        request: change(kossi, 'customer', { preferredServices: [] }),
        expect: { errorCode: 'auth/profile_not_found' },
      },
      {
        as: afi,
        request: { input: { profileId: 'nobody', type: 'customer', profileData: { preferredServices: [] } } },
        expect: { errorCode: 'auth/profile_not_found' },
      },
      {
        as: 'efua@example.com',
        request: change(kossi, 'provider', { bio: 'Mine' }),
        expect: { errorCode: 'auth/profile_not_found' },
      },
      {
        as: kossi,
        request: change(kossi, 'planner', { bio: 'Mine' }),
        expect: { errorCode: 'auth/profile_not_found' },
      },
      {
        as: kossi,
        request: change(kossi, 'admin', { bio: 'Mine' }),
        expect: { errorCode: 'auth/profile_type_not_found' },
      },
      personStep(kossi, { profileType: 'provider', profile: { bio: 'Traiteur à Lomé depuis 2009.' } }),
      personStep(afi, { profile: { preferredServices: ['1'] } }),
    ],
  ),
  contractCase('names invalid fields and changes nothing', seedOf(people.provider), [
    personStep(kossi, {}),
    invalidStep(raw({ profileData: { types: [] } }), { 'profileData.types': 'Ce champ est obligatoire' }, kossi),
    invalidStep(
      raw({ profileData: { companyName: 'New', companyPhone: '12', companyEmail: 'x' } }),
      ['profileData.companyEmail', 'profileData.companyPhone'],
      kossi,
    ),
    invalidStep(
      raw({ profileData: { socialLinks: { ...links, linkedin: scriptAddress } } }),
      ['profileData.socialLinks.linkedin'],
      kossi,
    ),
    invalidStep(raw({}), { profileData: 'Ce champ est obligatoire' }, kossi),
    personStep(kossi, { profile: { companyName: 'Les Délices de Kossi' } }),
  ]),
]);
