import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import type { FieldProps } from '../../form/use-fields.ts';
import { Box, Cells, Column, Message } from './code-field.styles.ts';
import { extractCode, codeLength } from './extract-code.ts';
import { CountdownText } from './CountdownText.tsx';

export interface CodeFieldProps extends FieldProps {
  label: string;
  description: string;
  /** A countdown shown instead of the description. It changes often, so screen readers read the description. */
  ticking?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A field for a code of six digits, drawn as six cells. It is one input, so typing, pasting and SMS autofill work. */
export function CodeField({ label, description, ticking, inputRef, ...field }: CodeFieldProps) {
  const { name, value, onChange, isRequired, errorMessage } = field;
  const places = Array.from({ length: codeLength }, (_, place) => value[place] ?? '');
  return (
    <Column
      name={name}
      value={value}
      onChange={(text) => onChange(extractCode(text))}
      isRequired={isRequired}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      inputMode="numeric"
      autoComplete="one-time-code"
    >
      <Label>{label}</Label>
      <Box>
        <Cells aria-hidden="true">
          {places.map((digit, place) => (
            <i key={place} data-current={place === Math.min(value.length, codeLength - 1) ? '' : undefined}>
              {digit}
            </i>
          ))}
        </Cells>
        <Input ref={inputRef} />
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
        {ticking === undefined ? description : <CountdownText text={ticking} read={description} />}
      </Message>
    </Column>
  );
}
