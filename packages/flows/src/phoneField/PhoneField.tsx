import { TextField, type TextFieldProps } from '@kermesse/ui/TextField';
import styled from 'styled-components';
import { CountryPicker } from './CountryPicker.tsx';
import { homeOf } from './numbers.ts';
import { usePhoneText } from './use-phone-text.ts';

const Joined = styled(TextField)`
  & input {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'value' | 'defaultValue' | 'onChange' | 'lead' | 'start' | 'name'
> {
  /** The international number without spaces (`+22890123456`), or ''. */
  value: string;
  /** Called with the number typed so far, in the same format. `isValidPhone` checks whether it is complete. */
  onChange: (value: string) => void;
  /** The countries to choose from, as two-letter ISO codes; all by default. */
  countries?: readonly string[];
  /** The name of the field in the form. The input has no `name`, because it contains the number in another format. */
  name?: string;
}

/**
 * A field for a phone number: a country picker, and the number in the national format. The default country is Togo, or
 * the first of `countries`.
 */
export function PhoneField({
  value,
  onChange,
  countries,
  name,
  onFocus,
  onBlur,
  isDisabled,
  ...rest
}: PhoneFieldProps) {
  const phone = usePhoneText(value, onChange, homeOf(countries));
  return (
    <Joined
      {...rest}
      isDisabled={isDisabled}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      data-field={name}
      value={phone.text}
      onChange={phone.write}
      onFocus={(event) => {
        phone.load();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        void phone.tidy();
        onBlur?.(event);
      }}
      lead={
        <CountryPicker
          countries={phone.countries}
          country={phone.country}
          only={countries}
          onChoose={phone.choose}
          onOpen={phone.load}
          isDisabled={isDisabled}
        />
      }
    />
  );
}
