import { useEffect, type ReactNode } from 'react';
import { replayEarlyClick } from './wake.ts';

/** Tells once that a section, or an island, has come alive in the browser. */
export function Alive({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => replayEarlyClick(id), [id]);
  return children;
}
