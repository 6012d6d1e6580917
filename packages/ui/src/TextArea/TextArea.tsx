import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { FieldLabel, FieldMessage } from '../TextField/FieldParts.tsx';
import { isRequired } from '../TextField/is-required.ts';
import { controlBox, fieldColumn } from '../TextField/field.styles.ts';
import { onWidthChange, rowsFor } from './rows-for.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';

const Column = styled(AriaTextField)`
  ${fieldColumn}
`;

const Box = styled(AriaTextArea)`
  ${controlBox}
  display: block;
  resize: vertical;
`;

/* On the server React Aria treats every field as an input and writes a `type` attribute, which is invalid on a text
   area. */
const plainTextarea = ({ type: _type, ...props }: ComponentProps<'textarea'> & { type?: string }) => (
  <textarea {...props} />
);

export interface TextAreaProps extends Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'render' | 'type' | 'pattern'
> {
  label: string;
  optionalLabel?: string;
  description?: string;
  errorMessage?: string;
  placeholder?: string;
  /** The minimum and maximum number of lines. The text area grows with its text between them, then scrolls. */
  rows?: readonly [min: number, max: number];
  className?: string;
}

/**
 * A field for several lines of text. It grows through its `rows` attribute and not through an inline style, which a
 * strict Content Security Policy forbids.
 */
export function TextArea(props: TextAreaProps) {
  useProviderCheck('TextArea');
  const { label, optionalLabel, description, errorMessage, placeholder, ...rest } = props;
  const { rows: [min, max] = [4, 12], onChange, ...field } = rest;
  const box = useRef<HTMLTextAreaElement>(null);

  const grow = useCallback(() => {
    if (box.current) box.current.rows = rowsFor(box.current, min, max);
  }, [min, max]);
  useLayoutEffect(grow, [grow, field.value]);
  useEffect(() => onWidthChange(box.current, grow), [grow]);

  return (
    <Column
      validationBehavior="aria"
      {...field}
      isRequired={isRequired(props)}
      isInvalid={field.isInvalid ?? errorMessage !== undefined}
      onChange={(value) => {
        grow();
        onChange?.(value);
      }}
    >
      <FieldLabel label={label} optionalLabel={optionalLabel} description={description} />
      <Box ref={box} rows={min} placeholder={placeholder} render={plainTextarea} />
      <FieldMessage errorMessage={errorMessage} />
    </Column>
  );
}
