import type { ComponentProps } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import styled, { css } from 'styled-components';
import { FieldLabel, FieldMessage, type FieldTexts } from '../TextField/FieldParts.tsx';
import { fieldState } from '../TextField/field-state.ts';
import { controlBox, fieldColumn } from '../TextField/field.styles.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

const Column = styled(AriaTextField)`
  ${fieldColumn}
`;

/* The 21 pixels are the padding and the border of `controlBox`. */
const Box = styled(AriaTextArea)<{ $rows: readonly [min: number, max: number] }>`
  ${controlBox}
  display: block;
  resize: vertical;

  @supports (field-sizing: content) {
    field-sizing: content;
    ${({ $rows: [min, max] }) => css`
      min-height: calc(${min}lh + 21px);
      max-height: calc(${max}lh + 21px);
    `}
  }
`;

/* On the server React Aria treats every field as an input and writes a `type` attribute, which is invalid on a text
   area. */
const plainTextarea = ({ type: _type, ...props }: ComponentProps<'textarea'> & { type?: string }) => (
  <textarea {...props} />
);

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'render' | 'type' | 'pattern'>, FieldTexts {
  /** An example of a text, shown while the field is empty. It does not replace the label. */
  placeholder?: string;
  /**
   * The minimum and maximum number of lines. The text area grows with its text between them, then scrolls. In browsers
   * without `field-sizing` it has the minimum height, and the user can resize it.
   */
  rows?: readonly [min: number, max: number];
  className?: string;
}

/** A field for several lines of text. It grows with its text. */
export function TextArea(props: TextAreaProps) {
  useProviderCheck('TextArea');
  const { label, optionalLabel, description, errorMessage, placeholder, rows = [4, 12], ...field } = props;
  return (
    <Column {...field} {...fieldState(props)}>
      <FieldLabel label={label} optionalLabel={optionalLabel} description={description} />
      <Box rows={rows[0]} $rows={rows} placeholder={placeholder} render={plainTextarea} />
      <FieldMessage errorMessage={errorMessage} />
    </Column>
  );
}
