import { tellTyped } from '@kermesse/ui/tell-typed';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { replayEarlyClick, sectionElement } from './wake.ts';

/** Tells once that a section, or an island, has come alive in the browser. */
export function Alive({ id, children }: { id: string; children: ReactNode }) {
  useLayoutEffect(() => {
    const element = sectionElement(id);
    if (element !== null) tellTyped(element);
  }, [id]);
  useEffect(() => replayEarlyClick(id), [id]);
  return children;
}
