import { tellTyped } from '@kermesse/ui/tell-typed';
import { useLayoutEffect, type ReactNode } from 'react';

/** A screen whose forms may have been filled in before their code came. */
export function Typed({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const main = document.getElementById('main');
    if (main !== null) tellTyped(main);
  }, []);
  return children;
}
