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
  /** An international number without spaces (`+22890123456`), or ''. */
  value: string;
  /** Called with the number as far as it is typed, in the same form; `isValidPhone` checks whether it is complete. */
  onChange: (value: string) => void;
  /** The only countries to choose from, as two-letter ISO codes; all when left out. */
  countries?: readonly string[];
  /** What the form calls it; the box itself shows another writing of the number. */
  name?: string;
}

/** A phone number: the country with its flag beside the number as people there write it; Togo (or the first of `countries`) until another is chosen. */
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
        phone.tidy();
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
