import { useAlive } from '@kermesse/ui/use-alive';
import { useLayoutEffect, type ReactNode } from 'react';
import { stopMotion } from '../motion/handover.ts';
import { sectionElement } from './hydrate.ts';

/**
 * Marks once that a section, or an island, has hydrated. Its view has read in its own layout effects, which run before
 * this one, which slide is shown: what moved it until now stops in the same frame.
 */
export function Alive({ id, children }: { id: string; children: ReactNode }) {
  useLayoutEffect(() => stopMotion(sectionElement(id)), [id]);
  useAlive(() => sectionElement(id));
  return children;
}
