import type { ReactNode } from 'react';
import type { RadioGroupProps as GroupProps } from 'react-aria-components/RadioGroup';
import { FieldLabel, FieldMessage, type FieldTexts } from '../TextField/FieldParts.tsx';
import { fieldState } from '../TextField/field-state.ts';
import { Choice, Column, Description, Field, Mark, Name, Options, CardPicture } from './radio-group.styles.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

/** An option of a radio group. */
export interface RadioOption {
  id: string;
  label: string;
  /** A sentence under the label, announced after it. */
  description?: string;
  /** A decorative picture above the title of a card. */
  picture?: ReactNode;
}

export interface RadioGroupProps extends Omit<GroupProps, 'children' | 'className' | 'style' | 'render'>, FieldTexts {
  /** The radio buttons, in their order. */
  options: readonly RadioOption[];
  /** The layout: a list, or cards side by side where there is room. */
  look?: 'lines' | 'cards';
}

/** A single choice. Arrow keys move the selection. The whole row or card of an option is its target. */
export function RadioGroup(props: RadioGroupProps) {
  useProviderCheck('RadioGroup');
  const { label, optionalLabel, description, errorMessage, options, look = 'lines', ...rest } = props;
  return (
    <Column {...rest} {...fieldState(props)}>
      <FieldLabel label={label} optionalLabel={optionalLabel} description={description} />
      <FieldMessage errorMessage={errorMessage} />
      <Options data-look={look}>
        {options.map((option) => (
          <Field key={option.id} value={option.id} data-look={look}>
            <Choice>
              <Mark aria-hidden="true" />
              <Name>{option.label}</Name>
              {option.picture !== undefined && <CardPicture aria-hidden="true">{option.picture}</CardPicture>}
            </Choice>
            <Description slot="description">{option.description}</Description>
          </Field>
        ))}
      </Options>
    </Column>
  );
}
