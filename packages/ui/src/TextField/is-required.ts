interface Requirement {
  isRequired?: boolean;
  optionalLabel?: string | undefined;
}

/** Whether a field is required. A form may require all of its fields; those marked optional are exempt. */
export const isRequired = ({ isRequired: required, optionalLabel }: Requirement): boolean =>
  required === true && optionalLabel === undefined;
