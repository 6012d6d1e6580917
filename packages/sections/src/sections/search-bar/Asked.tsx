import { SmallCaps } from '@kermesse/ui/SmallCaps';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Box, Field } from './search-bar.styles.ts';

export interface AskedProps {
  label: string;
  /** What there is to choose from; without it one writes. */
  options?: readonly string[];
  /** The first choice: all of them. */
  all: string;
  placeholder: string;
}

/** One thing the card asks: chosen from a native list, or written. */
export function Asked({ label, options, all, placeholder }: AskedProps) {
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
            {options.map((option, place) => (
              <option key={place}>{option}</option>
            ))}
          </Box>
          <ChevronDown aria-hidden="true" />
        </>
      )}
    </Field>
  );
}
