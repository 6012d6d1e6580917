import type { InputOf } from '@kermesse/api/operation';
import { isCustomerProfile, type CompanyProfile, type Profile } from '@kermesse/api/schemas/account/profile';
import type { User } from '@kermesse/api/schemas/account/user';
import { userProfileUpdate } from '@kermesse/api/user-profile-update';
import { changesOf } from '../../form/changes.ts';
import type { Check, Values } from '../../form/check.ts';
import { useSavedForm } from '../../form/use-saved-form.ts';
import { plainFields } from '../../profileForm/plain-fields.ts';
import { useSessionStore } from '../../session/session.ts';

/** The props of a form for the company of a provider or planner. */
export interface CompanyFormProps {
  user: User & { profileId: string };
  profile: CompanyProfile;
}

/** The declaration of a form for a part of the profile. */
export interface ProfilePart<P extends Profile, V extends Values> {
  user: User & { profileId: string };
  profile: P;
  /** The name of the form. */
  name: string;
  check: Check<V>;
  /** Converts the changed values to the request body (specification §7, `PUT /user-profile/{profileId}`). */
  dataOf: (changed: Partial<V>) => InputOf<typeof userProfileUpdate>['profileData'];
  /** Reads the form's values from a profile. */
  read: (profile: P) => V;
}

/** Creates a form for a part of the profile. The response replaces it, and the user is reloaded (specification §4). */
export function useProfileForm<P extends Profile, V extends Values>({
  user,
  profile,
  name,
  check,
  dataOf,
  read,
}: ProfilePart<P, V>) {
  const store = useSessionStore();
  return useSavedForm<V, Profile>({
    name,
    stored: read(profile),
    check,
    situation: 'profileSave',
    async send(client, values, signal) {
      // Only the changes: another device may have changed other fields.
      const profileData = dataOf(changesOf(values, read(profile)));
      const input = { profileId: user.profileId, type: user.profileType ?? '', profileData };
      const result = await client.call(userProfileUpdate, input, { signal });
      if (result.ok || result.failure.kind !== 'refused' || result.failure.fields === undefined) return result;
      return { ok: false, failure: { ...result.failure, fields: plainFields(result.failure.fields) } };
    },
    storedAfter(saved) {
      // Another form may have saved the user during this save.
      const { user: current, update, refresh } = store.get();
      if (current?.id === user.id) update({ ...current, profile: saved });
      void refresh();
      // A response of the other kind has none of the form's values.
      return read(isCustomerProfile(saved) === isCustomerProfile(profile) ? (saved as P) : profile);
    },
  });
}
