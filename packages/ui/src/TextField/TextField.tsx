import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { FieldLabel, FieldMessage } from './FieldParts.tsx';
import { isRequired } from './is-required.ts';
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
    width: 20px;
    height: 20px;
    stroke-width: 1.5;
  }
`;

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'render'> {
  label: string;
  /** A marker after the label in a muted colour, for example “(facultatif)”. */
  optionalLabel?: string;
  /** The hint below the label, in the control's `aria-describedby`. */
  description?: string;
  /** The error below the field, in the control's `aria-describedby`. It makes the field invalid. */
  errorMessage?: string;
  /** The confirmation below the field. An error replaces it. */
  successMessage?: string;
  placeholder?: string;
  /** An icon button of 44 px at the end of the field, for example “show the password”. */
  end?: ReactNode;
  /** Another control joined to the start of the field, for example the country of a phone number. */
  lead?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/**
 * A field for one line of text, with its label, hint and message. The caller validates: native validation messages of
 * the browser never appear (`validationBehavior="aria"`).
 */
export function TextField(props: TextFieldProps) {
  useProviderCheck('TextField');
  const { label, optionalLabel, description, errorMessage, successMessage, placeholder, end, lead, inputRef, ...rest } =
    props;
  const isInvalid = rest.isInvalid ?? errorMessage !== undefined;
  return (
    <Column validationBehavior="aria" {...rest} isRequired={isRequired(props)} isInvalid={isInvalid}>
      <FieldLabel label={label} optionalLabel={optionalLabel} description={description} />
      <Control data-end={end ? '' : undefined}>
        {lead}
        <Box placeholder={placeholder} ref={inputRef} />
        {end && <Side>{end}</Side>}
      </Control>
      <FieldMessage errorMessage={errorMessage} successMessage={isInvalid ? undefined : successMessage} />
    </Column>
  );
}
