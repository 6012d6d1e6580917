import type { Choice } from '@kermesse/api/schemas/pages/screen';
import { CheckboxGroup } from '@kermesse/ui/CheckboxGroup';
import { TextArea } from '@kermesse/ui/TextArea';
import { useTranslation } from 'react-i18next';
import type { Check } from '../form/check.ts';
import type { ChoicesProps, FieldProps } from '../form/use-fields.ts';
import { lengthFaults, longest } from './lengths.ts';

/** What somebody says of their work. */
export type MoreValues = {
  bio: string;
  types: string[];
};

/** How many provider types are shown until 'Display more' (specification §9). */
const typesShown = 8;

/** From how many signs on the bio counts them. */
const almost = 0.9 * longest.bio;

/** A provider needs a type: 'This field is required' (specification §5). A planner chooses none. */
export const checkMore =
  (asksTypes: boolean): Check<MoreValues> =>
  (values) => ({
    ...lengthFaults(values, { bio: longest.bio }),
    ...(asksTypes && values.types.length === 0 && { types: { key: 'required' } }),
  });

export interface MoreFieldsProps {
  field: (name: 'bio') => FieldProps;
  choices: (name: 'types') => ChoicesProps;
  /** What can be chosen; absent for a planner. */
  types?: readonly Choice[];
}

/** The bio, and for providers their types, in the order of the specification (§2, §3). */
export function MoreFields({ field, choices, types }: MoreFieldsProps) {
  const { t, i18n } = useTranslation('profileForm');
  const bio = field('bio');
  const numeral = new Intl.NumberFormat(i18n.language);
  const hint =
    bio.value.length > almost
      ? t('bioCount', { written: numeral.format(bio.value.length), most: numeral.format(longest.bio) })
      : t('bioHint');
  return (
    <>
      <TextArea {...bio} label={t('bio')} optionalLabel={t('optional')} description={hint} rows={[3, 6]} />
      {types !== undefined && (
        <CheckboxGroup
          {...choices('types')}
          label={t('types')}
          description={t('typesHint')}
          options={types.map(({ id, name }) => ({ id, label: name }))}
          more={{ after: typesShown, label: t('displayMore') }}
        />
      )}
    </>
  );
}
