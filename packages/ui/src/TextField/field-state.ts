interface Field {
  isRequired?: boolean;
  isInvalid?: boolean;
  optionalLabel?: string | undefined;
  errorMessage?: string | undefined;
}

/**
 * Returns the state of a field for React Aria. A form may require all of its fields; those marked optional are exempt.
 * An error makes the field invalid. Native validation messages of the browser never appear.
 */
export const fieldState = ({ isRequired, isInvalid, optionalLabel, errorMessage }: Field) => ({
  validationBehavior: 'aria' as const,
  isRequired: isRequired === true && optionalLabel === undefined,
  isInvalid: isInvalid ?? errorMessage !== undefined,
});
