import type { ViewTable } from '../render/types.ts';
import type { Fault } from '../schema/faults.ts';
import { LinkedSections } from './LinkedSections.tsx';
import type { ReadPage } from './read-page.ts';

export interface PageViewProps {
  /** What `readPage` has read. */
  page: ReadPage;
  /** For editors: the faults that `readPage` found; each section that has some is followed by a card that says them. */
  faults?: Fault[];
  /**
   * The views of the sections. By default each section's code is loaded when it is on the page; `views` of
   * `@kermesse/sections/views.server` are all at hand, for rendering in one go (`renderToString`).
   */
  views?: ViewTable;
}

/** The sections of a page that was read before, on a server for example: the code that reads stays there. */
export function PageView({ page, faults, views }: PageViewProps) {
  return <LinkedSections sections={page.sections} views={views} faults={faults} />;
}
