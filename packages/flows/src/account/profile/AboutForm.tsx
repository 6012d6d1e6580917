import type { User } from '@kermesse/api/schemas/account/user';
import { usersUpdate } from '@kermesse/api/users-update';
import { TextArea } from '@kermesse/ui/TextArea';
import { TextField } from '@kermesse/ui/TextField';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { changesOf } from '../../form/changes.ts';
import { fieldErrorsOf, nonBlankText, type Check } from '../../form/check.ts';
import { Pair } from '../../form/form.styles.ts';
import { useSavedForm } from '../../form/use-saved-form.ts';
import { isValidPhone } from '../../phoneField/is-valid-phone.ts';
import { PhoneField } from '../../phoneField/PhoneField.tsx';
import { useFormattedPhone } from '../../phoneField/use-formatted-phone.ts';
import { PlacePicker } from '../../placePicker/PlacePicker.tsx';
import { readPoint, serializePoint } from '../../placePicker/location/point.ts';
import { findLengthErrors, maxLengths } from '../../profileForm/checks/lengths.ts';
import { useSession } from '../../session/session.ts';
import { SavedFields } from '../SavedFields.tsx';

type AboutValues = { firstname: string; lastname: string; phone: string; address: string; location: string };

const names = z.object({ firstname: nonBlankText, lastname: nonBlankText });

/** Returns the location as the form's value: `6.1366,1.2222`, or '' for none. */
const locationValue = ({ location }: User) => (location === null ? '' : serializePoint(location));

const valuesOf = (user: User): AboutValues => ({
  firstname: user.firstname ?? '',
  lastname: user.lastname ?? '',
  phone: user.phone ?? '',
  address: user.address ?? '',
  location: locationValue(user),
});

/** The phone number of an account with phone login, read-only. */
function FixedPhone({ phone }: { phone: string }) {
  const { t } = useTranslation('account');
  return (
    <TextField
      label={t('phone')}
      description={t('phoneFixed')}
      value={useFormattedPhone(phone)}
      isReadOnly
      autoComplete="off"
    />
  );
}

/** The form 'About you' (specification §2, §5). The email and the number of a phone login are read-only. */
export function AboutForm({ user }: { user: User }) {
  const { t } = useTranslation(['account', 'profileForm']);
  const session = useSession();
  const byPhone = user.authType === 'phone';
  const check: Check<AboutValues> = useCallback(
    async (values) => {
      const errors = {
        ...findLengthErrors(values, {
          firstname: maxLengths.name,
          lastname: maxLengths.name,
          address: maxLengths.address,
        }),
        ...fieldErrorsOf<AboutValues>(names, values),
      };
      if (!byPhone && values.phone !== '' && !(await isValidPhone(values.phone))) errors.phone = { key: 'phone' };
      return errors;
    },
    [byPhone],
  );
  const form = useSavedForm({
    name: 'about',
    stored: valuesOf(user),
    check,
    // Only the changes: another device may have changed other fields.
    send: (client, values, signal) => {
      const { location, phone, ...changed } = changesOf(values, valuesOf(user));
      const point = location !== undefined && { location: readPoint(location) ?? null };
      return client.call(
        usersUpdate,
        { id: user.id, ...changed, ...point, ...(!byPhone && phone !== undefined && { phone }) },
        { signal },
      );
    },
    storedAfter(saved) {
      session.update(saved);
      return valuesOf(saved);
    },
  });
  const optionalLabel = t('optional', { ns: 'profileForm' });
  return (
    <SavedFields form={form}>
      <Pair>
        <TextField {...form.field('firstname')} label={t('firstname')} autoComplete="given-name" />
        <TextField {...form.field('lastname')} label={t('lastname')} autoComplete="family-name" />
      </Pair>
      {byPhone ? (
        <FixedPhone phone={user.phone ?? ''} />
      ) : (
        <PhoneField {...form.field('phone')} label={t('phone')} optionalLabel={optionalLabel} />
      )}
      {user.email !== null && (
        <TextField label={t('email')} description={t('emailFixed')} value={user.email} isReadOnly autoComplete="off" />
      )}
      <TextArea
        {...form.field('address')}
        label={t('address')}
        optionalLabel={optionalLabel}
        rows={[2, 4]}
        autoComplete="street-address"
      />
      <PlacePicker
        value={form.values.location}
        onChange={(location) => form.set('location', location)}
        onAddress={(address) => {
          if (form.values.address.trim() === '') form.set('address', address);
        }}
      />
    </SavedFields>
  );
}
