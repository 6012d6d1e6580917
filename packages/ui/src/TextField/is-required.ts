interface Requirement {
  isRequired?: boolean;
  optionalLabel?: string | undefined;
}

/** Whether a field says that it is required: a form may ask for all of its fields, and one marked optional is exempt. */
export const isRequired = ({ isRequired: required, optionalLabel }: Requirement): boolean =>
  required === true && optionalLabel === undefined;
