import { isCustomerProfile, type Profile } from '@kermesse/api/schemas/account/profile';
import type { User } from '@kermesse/api/schemas/account/user';
import { userProfileUpdate } from '@kermesse/api/user-profile-update';
import type { ReactNode } from 'react';
import { changesOf } from '../../form/changes.ts';
import type { Values } from '../../form/check.ts';
import { useSavedForm } from '../../form/use-saved-form.ts';
import { messagesByFormField } from '../../profileForm/messages-by-form-field.ts';
import { useSessionStore } from '../../session/session.ts';
import { SavedFields } from '../SavedFields.tsx';
import type { ProfilePart } from './profile-parts.ts';

interface ProfilePartFormProps<P extends Profile, V extends Values> {
  user: User & { profileId: string };
  profile: P;
  part: ProfilePart<P, V>;
  /** Renders the fields. */
  children: (form: ReturnType<typeof useSavedForm<V, Profile>>) => ReactNode;
}

/** The form for a part of the profile. The response replaces it, and the user is reloaded (specification §4). */
export function ProfilePartForm<P extends Profile, V extends Values>({
  user,
  profile,
  part: { name, check, read, dataOf },
  children,
}: ProfilePartFormProps<P, V>) {
  const store = useSessionStore();
  const form = useSavedForm<V, Profile>({
    name,
    stored: read(profile),
    check,
    async send(client, values, signal) {
      // Only the changes: another device may have changed other fields.
      const profileData = dataOf(changesOf(values, read(profile)));
      const input = { profileId: user.profileId, type: user.profileType ?? '', profileData };
      const result = await client.call(userProfileUpdate, input, { signal });
      if (result.ok || result.failure.kind !== 'refused' || result.failure.fields === undefined) return result;
      return { ok: false, failure: { ...result.failure, fields: messagesByFormField(result.failure.fields) } };
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
  return <SavedFields form={form}>{children(form)}</SavedFields>;
}
