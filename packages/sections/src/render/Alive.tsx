import { useAlive } from '@kermesse/ui/use-alive';
import type { ReactNode } from 'react';
import { sectionElement } from './hydrate.ts';

/** Tells once that a section, or an island, has come alive in the browser. */
export function Alive({ id, children }: { id: string; children: ReactNode }) {
  useAlive(() => sectionElement(id));
  return children;
}
