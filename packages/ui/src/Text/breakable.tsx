import { Fragment, type ReactNode } from 'react';

/**
 * Allows line breaks after certain characters, by default those of an email address: `a.<wbr>b@<wbr>c`. Uses an element
 * instead of a zero-width space, so that a copied address is valid.
 */
export const breakable = (value: string, after = '@.'): ReactNode =>
  value.split(new RegExp(`(?<=[${after}])(?=\\S)`)).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
