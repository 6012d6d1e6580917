import { useAlive } from '@kermesse/ui/use-alive';
import type { ReactNode } from 'react';

/** A screen whose forms may have been filled in, and whose buttons may have been pressed, before their code came. */
export function Typed({ children }: { children: ReactNode }) {
  useAlive(() => document.getElementById('main'));
  return children;
}
