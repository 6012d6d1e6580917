import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Box, Field } from './search-bar.styles.ts';

export interface SearchFieldProps {
  label: string;
  /** The options; without any, the field is a text input. */
  options?: readonly string[];
  /** The text of the first option, which selects all. */
  all: string;
  placeholder: string;
}

/** A field of the search form: a native select, or a text input. */
export function SearchField({ label, options, all, placeholder }: SearchFieldProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>
        <SmallCaps>{label}</SmallCaps>
      </label>
      {options === undefined || options.length === 0 ? (
        <Box as="input" type="text" id={id} placeholder={placeholder} autoComplete="off" />
      ) : (
        <>
          <Box id={id}>
            <option value="">{all}</option>
            {options.map((option, index) => (
              <option key={index}>{option}</option>
            ))}
          </Box>
          <ChevronDown aria-hidden="true" />
        </>
      )}
    </Field>
  );
}
