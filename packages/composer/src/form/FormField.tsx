import type { PathKey } from '@kermesse/sections/faults';
import { useEditorStore, useFieldValue } from '../store/context.ts';
import { metaOf, type FieldKind } from '@kermesse/sections/meta';
import { memo, useState, type ComponentType, type FocusEvent } from 'react';
import styled from 'styled-components';
import { isAtOrBelow } from '../document/json.ts';
import { countMissingTranslations } from '../translations/missing.ts';
import { ChoiceField } from './fields/ChoiceField.tsx';
import type { FieldPlace, FormFieldProps } from './field/field-props.ts';
import { ColorField } from './fields/ColorField.tsx';
import { FlagField } from './fields/FlagField.tsx';
import { FaultsShownProvider, hasFaultyValue, useFormContext } from '../faults/form-context.ts';
import { GroupFields } from './lists/GroupFields.tsx';
import { IconField } from './fields/IconField.tsx';
import { ImageField } from './pictures/ImageField.tsx';
import { LinkField } from './links/LinkField.tsx';
import { ListField } from './lists/ListField.tsx';
import { ReferenceField } from './lists/ReferenceField.tsx';
import { RichTextField } from './rich-text/RichTextField.tsx';
import { TextLineField } from './fields/TextLineField.tsx';
import { TranslatableField } from './fields/TranslatableField.tsx';
import { useFocusOnRequest, useFocusRequest } from './field/use-field.ts';
import { useStickyVisibility } from './field/use-sticky-visibility.ts';

/** The component of each kind of field. Add new kinds of fields here. */
const widgets: Record<FieldKind, ComponentType<FormFieldProps>> = {
  text: TextLineField,
  translatable: TranslatableField,
  richText: RichTextField,
  image: ImageField,
  link: LinkField,
  icon: IconField,
  color: ColorField,
  date: TextLineField,
  time: TextLineField,
  number: TextLineField,
  choice: ChoiceField,
  flag: FlagField,
  list: ListField,
  group: GroupFields,
};

const Slot = styled.div`
  scroll-margin: 80px;
`;

function UnmemoizedField({ schema, keys }: FieldPlace) {
  const meta = metaOf(schema);
  const Widget = meta.refersTo === undefined ? widgets[meta.kind] : ReferenceField;
  const store = useEditorStore();
  const { onlyMissing } = useFormContext();
  const value = useFieldValue(keys);
  const isShown = useStickyVisibility(onlyMissing, onlyMissing && countMissingTranslations(schema, value) > 0);
  const [left, setLeft] = useState(() => hasFaultyValue(store.get(), keys, value));
  const focusRequested = useFocusRequest(keys) !== undefined;
  const slot = useFocusOnRequest(keys, meta.kind !== 'list' && meta.kind !== 'group');
  if (!isShown) return null;
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setLeft(true);
  };
  return (
    <Slot ref={slot} data-keys={JSON.stringify(keys)} onBlur={onBlur}>
      <FaultsShownProvider value={left || focusRequested}>
        <Widget schema={schema} meta={meta} keys={keys} Field={FormField} />
      </FaultsShownProvider>
    </Slot>
  );
}

const sameKeys = (a: readonly PathKey[], b: readonly PathKey[]) => a.length === b.length && isAtOrBelow(a, b);

/** A field of any kind, from its schema. It renders again only when its own value or fault changes. */
export const FormField = memo(UnmemoizedField, (a, b) => a.schema === b.schema && sameKeys(a.keys, b.keys));
