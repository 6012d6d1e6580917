import { mockOf } from '../../mock/mock-of.ts';
import { requireListedChoices } from '../../mock/choices.ts';
import { nextOf } from '../../mock/accounts/accounts.ts';
import { Refused } from '../../operation/refused.ts';
import { isChosenProfileType } from '../../schemas/account/profile.ts';
import { newProfile } from '../../schemas/account/profile-data.ts';
import { userProfileCreate } from './user-profile-create.ts';

export const userProfileCreateMock = mockOf(userProfileCreate, {
  respond: ({ type, id, profileData }, { accounts, content }, caller) => {
    const person = caller.person();
    if (person.id !== id) throw new Refused('request/forbidden');
    if (!isChosenProfileType(type)) throw new Refused('auth/profile_type_not_found');
    const profile = newProfile(type, profileData);
    if (profile === undefined) throw new Refused('auth/missing_data');
    const { additionalInfo, preferredServices } = profileData;
    if (type === 'provider')
      requireListedChoices(content, 'providerTypes', 'profileData.additionalInfo.types', additionalInfo?.types);
    if (type === 'customer')
      requireListedChoices(content, 'providerTypeCategories', 'profileData.preferredServices', preferredServices);
    if (person.profile === null) {
      Object.assign(person, { profile, profileType: type, profileId: nextOf(accounts, 'profile') });
    } else if (person.profileType !== type || JSON.stringify(person.profile) !== JSON.stringify(profile)) {
      throw new Refused('auth/profile_already_exists');
    }
    return { data: { profileType: type, profileId: person.profileId ?? '', id } };
  },
  example: { data: { profileType: 'provider', profileId: 'profile-3', id: 'user-3' } },
  invalid: { profileData: 'invalid' },
});
