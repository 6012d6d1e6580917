import { languageTag, toLocale } from '@kermesse/api/schemas/common/locale';
import type { Choice } from '@kermesse/api/schemas/pages/screen';
import { CheckboxGroup } from '@kermesse/ui/CheckboxGroup';
import { TextArea } from '@kermesse/ui/TextArea';
import { useTranslation } from 'react-i18next';
import type { ChoicesProps, FieldProps } from '../form/use-form-fields.ts';
import { maxLengths } from './checks/lengths.ts';

/** The number of provider types shown before 'Display more' (specification §9). */
const typesShown = 8;

/** The number of characters from which the field shows a counter. */
const counterThreshold = 0.9 * maxLengths.bio;

export interface BioFieldsProps {
  /** Returns the props of the field of the biography. */
  field: (name: 'bio') => FieldProps;
  /** Returns the props of the group of types. */
  choices: (name: 'types') => ChoicesProps;
  /** The provider types to choose from; absent for a planner. */
  types?: readonly Choice[];
}

/** The fields for the biography and, for providers, their types, in the order of the specification (§2, §3). */
export function BioFields({ field, choices, types }: BioFieldsProps) {
  const { t, i18n } = useTranslation('profileForm');
  const bio = field('bio');
  const numeral = new Intl.NumberFormat(languageTag(toLocale(i18n.language)));
  const hint =
    bio.value.length > counterThreshold
      ? t('bioCount', { written: numeral.format(bio.value.length), most: numeral.format(maxLengths.bio) })
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
