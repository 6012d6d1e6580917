import { CircleAlert } from 'lucide-react';
import { useState, type Ref, type SyntheticEvent } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { fieldState } from '../TextField/field-state.ts';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Box, Cells, Column, Message } from './code-field.styles.ts';
import { replaceCode } from './extract-code.ts';

export interface CodeFieldProps extends Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'render' | 'type' | 'inputMode' | 'maxLength' | 'autoComplete'
> {
  /** The label above the cells. */
  label: string;
  /** The number of digits. */
  length?: number;
  /** The hint below the cells, in the control's `aria-describedby`. */
  description?: string;
  /** A countdown shown instead of the description. It changes often, so screen readers read the description. */
  countdown?: string;
  /** The error below the cells, in the control's `aria-describedby`. It makes the field invalid. */
  errorMessage?: string;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/**
 * A field for a one-time code, drawn as one cell for each digit. It is a single input, so typing, pasting a whole
 * message and the autofill of SMS codes work. It leaves out everything but digits. Input into a complete code replaces
 * it.
 */
export function CodeField(props: CodeFieldProps) {
  useProviderCheck('CodeField');
  const { label, length = 6, description, countdown, errorMessage, inputRef, ...rest } = props;
  const { value: controlledValue, defaultValue = '', onChange, ...field } = rest;
  const [ownValue, setOwnValue] = useState(defaultValue);
  const value = controlledValue ?? ownValue;

  function change(text: string) {
    const code = replaceCode(value, text, length);
    setOwnValue(code);
    onChange?.(code);
  }

  /** Selects a complete code, so that the next input replaces it: the caret is invisible. */
  function selectComplete({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
    if (input.value.length === length) input.select();
  }

  return (
    <Column
      {...field}
      {...fieldState(props)}
      value={value}
      onChange={change}
      inputMode="numeric"
      autoComplete="one-time-code"
    >
      <Label>{label}</Label>
      <Box>
        <Cells aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <i key={index} data-current={index === Math.min(value.length, length - 1) ? '' : undefined}>
              {value[index] ?? ''}
            </i>
          ))}
        </Cells>
        <Input ref={inputRef} onFocus={selectComplete} onClick={selectComplete} />
      </Box>
      <Message slot="errorMessage" data-kind="error">
        {errorMessage !== undefined && (
          <>
            <CircleAlert aria-hidden="true" />
            {errorMessage}
          </>
        )}
      </Message>
      <Message slot="description">
        {countdown === undefined ? (
          description
        ) : (
          <>
            <span aria-hidden="true">{countdown}</span>
            <VisuallyHidden>{description}</VisuallyHidden>
          </>
        )}
      </Message>
    </Column>
  );
}
