import type { ResolvedSection } from '@kermesse/api/page-props';
import type { ComponentType } from 'react';
import type { DataOf } from '../schema/section.ts';

/** The props of every section's view. */
export interface SectionProps<Section = unknown> {
  /** A prefix of element ids: the id `slug__linkId`, with all signs other than letters and digits escaped. */
  id: string;
  /** The section's data, parsed by its schema and localized. */
  data: DataOf<Section>;
  settings: ResolvedSection['settings'];
  /** Whether the section's title is the page's h1: it is the first section, and it has a title. */
  first: boolean;
  /** Whether this is the first section of the page, whose picture loads with priority. */
  priority: boolean;
}

/** The view of any section. */
export type SectionView = ComponentType<SectionProps<never>>;

/** The views of all sections for a renderer: loaded on the server, lazy in the browser. */
export interface ViewTable {
  /** Returns the view of a section, always the same one for an id; undefined for an unknown section. */
  viewOf(id: string): SectionView | undefined;
  /** Whether the server's HTML of a section stays on the first visit, without code. */
  retains(id: string): boolean;
}
