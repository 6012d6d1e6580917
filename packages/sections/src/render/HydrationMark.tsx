import { useHydrationMark } from '@kermesse/ui/use-hydration-mark';
import { useLayoutEffect, type ReactNode } from 'react';
import { stopMotion } from '../motion/hydrated-event.ts';
import { sectionElement } from './hydrate.ts';

/**
 * Marks a section or island as hydrated and stops the script's animations in it. Its effect runs after the layout
 * effects of the view, which read the current slide before that, so that both happen in the same frame.
 */
export function HydrationMark({ id, children }: { id: string; children: ReactNode }) {
  useLayoutEffect(() => stopMotion(sectionElement(id)), [id]);
  useHydrationMark(() => sectionElement(id));
  return children;
}
