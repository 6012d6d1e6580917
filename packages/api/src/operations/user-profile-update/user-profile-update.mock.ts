import { mockOf } from '../../mock/mock-of.ts';
import { requireListedChoices } from '../../mock/choices.ts';
import { emptyCompany } from '../../mock/accounts/accounts.ts';
import { exampleProvider } from '../../mock/examples.ts';
import { Refused } from '../../operation/refused.ts';
import type { InputOf } from '../../operation/operation.ts';
import { isChosenProfileType, isCustomerProfile, socialLinks, type Profile } from '../../schemas/account/profile.ts';
import { userProfileUpdate } from './user-profile-update.ts';

type Data = InputOf<typeof userProfileUpdate>['profileData'];

function changed(profile: Profile, type: string, data: Data): Profile {
  if (isCustomerProfile(profile)) return { preferredServices: data.preferredServices ?? profile.preferredServices };
  const { preferredServices: _, types, socialLinks: links, ...texts } = data;
  return {
    ...profile,
    ...texts,
    ...(type === 'provider' && types && { types }),
    socialLinks: socialLinks.parse({ ...profile.socialLinks, ...links }),
  };
}

export const userProfileUpdateMock = mockOf(userProfileUpdate, {
  respond: ({ profileId, type, profileData }, { content }, caller) => {
    const person = caller.person();
    if (!isChosenProfileType(type)) throw new Refused('auth/profile_type_not_found');
    const { profile } = person;
    if (profile === null || person.profileId !== profileId || person.profileType !== type)
      throw new Refused('auth/profile_not_found');
    if (isCustomerProfile(profile))
      requireListedChoices(
        content,
        'providerTypeCategories',
        'profileData.preferredServices',
        profileData.preferredServices,
        profile.preferredServices,
      );
    else if (type === 'provider')
      requireListedChoices(content, 'providerTypes', 'profileData.types', profileData.types, profile.types);
    person.profile = changed(profile, type, profileData);
    return { data: person.profile };
  },
  example: { data: exampleProvider.profile ?? emptyCompany },
  invalid: { profileData: 'invalid' },
});
