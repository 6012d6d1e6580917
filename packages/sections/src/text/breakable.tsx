import { Fragment, type ReactNode } from 'react';

/**
 * Allows line breaks after dots and the at sign: `a.<wbr>b@<wbr>c`. Uses an element instead of a zero-width space, so
 * that a copied address is valid.
 */
export const breakable = (value: string): ReactNode =>
  value.split(/(?<=[@.])(?=\S)/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
