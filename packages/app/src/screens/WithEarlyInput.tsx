import { useHydrationMark } from '@kermesse/ui/use-hydration-mark';
import type { ReactNode } from 'react';

/**
 * Passes on input that was typed before the screen's code loaded, and marks `main` with `data-hydrated` once the screen
 * has hydrated, so that early presses are repeated.
 */
export function WithEarlyInput({ children }: { children: ReactNode }) {
  useHydrationMark(() => document.getElementById('main'));
  return children;
}
