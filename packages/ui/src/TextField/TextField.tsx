import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { FieldLabel, FieldMessage, type FieldTexts } from './FieldParts.tsx';
import { fieldState } from './field-state.ts';
import { controlBox, fieldColumn } from './field.styles.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

const Column = styled(AriaTextField)`
  ${fieldColumn}
`;

const Control = styled.span`
  position: relative;
  display: flex;
`;

const Box = styled(Input)`
  ${controlBox}

  ${Control}[data-end] > & {
    padding-inline-end: 52px;
  }
`;

const Side = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 3px;
  display: grid;
  place-items: center;
  color: var(--ink-soft);

  & > svg {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.5;
  }
`;

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'render'>, FieldTexts {
  /** The confirmation below the field. An error replaces it. */
  successMessage?: string;
  /** An example of an input, shown while the field is empty. It does not replace the label. */
  placeholder?: string;
  /** An icon button of 44 px at the end of the field, for example “show the password”. */
  end?: ReactNode;
  /** Another control joined to the start of the field, for example the country of a phone number. */
  lead?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** A field for one line of text, with its label, hint and message. The caller validates. */
export function TextField(props: TextFieldProps) {
  useProviderCheck('TextField');
  const { label, optionalLabel, description, errorMessage, successMessage, placeholder, end, lead, inputRef, ...rest } =
    props;
  const state = fieldState(props);
  return (
    <Column {...rest} {...state}>
      <FieldLabel label={label} optionalLabel={optionalLabel} description={description} />
      <Control data-end={end ? '' : undefined}>
        {lead}
        <Box placeholder={placeholder} ref={inputRef} />
        {end && <Side>{end}</Side>}
      </Control>
      <FieldMessage errorMessage={errorMessage} successMessage={state.isInvalid ? undefined : successMessage} />
    </Column>
  );
}
