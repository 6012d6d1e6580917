import { casesOf, contractCase, succeedsWith, type CaseRequest } from '../../contract/case.ts';
import type { CaseMemory } from '../../contract/memory.ts';
import { createSeedWithChoices, people, samplePassword, seedOf } from '../../contract/seed/people.ts';
import { personStep, scriptAddress, passwordLoginStep, invalidStep } from '../../contract/steps/steps.ts';
import type { InputOf } from '../../operation/operation.ts';
import { userProfileCreate } from './user-profile-create.ts';

const efua = 'efua@example.com';
type Request = CaseRequest<typeof userProfileCreate>;
type Data = InputOf<typeof userProfileCreate>['profileData'];

const noLinks = { website: '', facebook: '', twitter: '', instagram: '', whatsapp: '', linkedin: '', tiktok: '' };
const companyInfo = {
  name: 'Efua Traiteur',
  address: 'Lomé',
  phone: '+228 90 00 00 51',
  email: 'Efua@Traiteur.example',
};
const additionalInfo = { bio: 'Depuis 2012.\n🎉', types: ['1', '3', '1'] };
const socialNetworksLinks = { ...noLinks, website: 'traiteur.example', whatsapp: '+228 90 00 00 51' };
const company: Data = { companyInfo, additionalInfo, socialNetworksLinks };

const make =
  (type: string, profileData: Data) =>
  ({ person }: CaseMemory): Request => ({ input: { type, id: person(efua).user.id, profileData } });
const raw =
  (fields: Record<string, unknown>) =>
  ({ person }: CaseMemory): Request => ({ raw: { type: 'provider', id: person(efua).user.id, ...fields } });

export const userProfileCreateCases = casesOf(userProfileCreate, [
  contractCase('creates a provider, with normalised links and each type once', seedOf(people.newcomer), [
    {
      as: efua,
      request: make('provider', company),
      expect: ({ person }) => succeedsWith({ profileType: 'provider', id: person(efua).user.id }),
    },
    personStep(efua, {
      profileType: 'provider',
      profile: {
        bio: 'Depuis 2012.\n🎉',
        types: ['1', '3'],
        companyName: 'Efua Traiteur',
        companyAddress: 'Lomé',
        companyPhone: '+22890000051',
        companyEmail: 'efua@traiteur.example',
        socialLinks: { website: 'https://traiteur.example', whatsapp: '+228 90 00 00 51', facebook: null },
      },
    }),
  ]),
  contractCase('creates a planner without types', seedOf(people.newcomer), [
    {
      as: efua,
      request: make('planner', company),
      expect: succeedsWith({ profileType: 'planner' }),
    },
    personStep(efua, { profileType: 'planner', profile: { types: [], companyName: 'Efua Traiteur' } }),
  ]),
  contractCase('creates a customer with preferences', seedOf(people.newcomer, people.phone), [
    {
      as: efua,
      request: make('customer', { preferredServices: ['2', '1'] }),
      expect: succeedsWith({ profileType: 'customer' }),
    },
    personStep(efua, { profileType: 'customer', profile: { preferredServices: ['2', '1'] } }),
  ]),
  contractCase('returns the same response for the same profile and rejects a different one', seedOf(people.newcomer), [
    { as: efua, request: make('provider', company), expect: { status: 200 } },
    {
      as: efua,
      request: make('provider', company),
      expect: ({ responses }) => ({ status: 200, body: responses[0] }),
    },
    {
      as: efua,
      request: make('provider', { ...company, companyInfo: { ...companyInfo, name: 'Other' } }),
      expect: { errorCode: 'auth/profile_already_exists' },
    },
    {
      as: efua,
      request: make('customer', { preferredServices: [] }),
      expect: { errorCode: 'auth/profile_already_exists' },
    },
    personStep(efua, { profileType: 'provider', profile: { companyName: 'Efua Traiteur' } }),
  ]),
  contractCase('rejects admin and unknown types', seedOf(people.newcomer), [
    { as: efua, request: make('admin', company), expect: { errorCode: 'auth/profile_type_not_found' } },
    {
      as: efua,
      request: make('guest', { preferredServices: [] }),
      expect: { errorCode: 'auth/profile_type_not_found' },
    },
    personStep(efua, { profileType: null, profile: null }),
  ]),
  contractCase('rejects the id of another user', seedOf(people.newcomer, people.unverified), [
    passwordLoginStep('yawa@example.com', samplePassword, 'yawa'),
    {
      as: efua,
      request: ({ person }) => ({ input: { type: 'provider', id: person('yawa').user.id, profileData: company } }),
      expect: { errorCode: 'request/forbidden' },
    },
    personStep('yawa', { profileType: null }),
  ]),
  contractCase('rejects choices that the site does not offer', createSeedWithChoices(people.newcomer), [
    invalidStep(
      make('provider', { ...company, additionalInfo: { bio: '', types: ['1', '4'] } }),
      ['profileData.additionalInfo.types'],
      efua,
    ),
    invalidStep(make('customer', { preferredServices: ['nothing'] }), ['profileData.preferredServices'], efua),
    personStep(efua, { profileType: null }),
    { as: efua, request: make('provider', company), expect: { status: 200 } },
  ]),
  contractCase('requires a type for a provider', seedOf(people.newcomer), [
    {
      as: efua,
      request: make('provider', { ...company, additionalInfo: { bio: '', types: [] } }),
      expect: {
        errorCode: 'form/invalid_data',
        messages: { 'profileData.additionalInfo.types': 'Ce champ est obligatoire' },
      },
    },
  ]),
  contractCase('names missing and invalid fields', seedOf(people.newcomer), [
    { as: efua, request: { raw: {} }, expect: { errorCode: 'auth/missing_data' } },
    { as: efua, request: make('provider', {}), expect: { errorCode: 'auth/missing_data' } },
    { as: efua, request: make('customer', {}), expect: { errorCode: 'auth/missing_data' } },
    {
      as: efua,
      request: raw({
        profileData: {
          companyInfo: { ...companyInfo, phone: '12', email: 'efua@' },
          additionalInfo: { bio: 'a'.repeat(10_001), types: ['1'] },
          socialNetworksLinks: {
            ...noLinks,
            website: scriptAddress,
            facebook: '//elsewhere.example',
            whatsapp: 'data:,x',
          },
        },
      }),
      expect: {
        errorCode: 'form/invalid_data',
        fields: [
          'profileData.additionalInfo.bio',
          'profileData.companyInfo.email',
          'profileData.companyInfo.phone',
          'profileData.socialNetworksLinks.facebook',
          'profileData.socialNetworksLinks.website',
          'profileData.socialNetworksLinks.whatsapp',
        ],
        messages: { 'profileData.companyInfo.phone': 'Numéro de téléphone invalide' },
      },
    },
    personStep(efua, { profile: null }),
  ]),
]);
