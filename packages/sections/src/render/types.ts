import type { ResolvedSection } from '@kermesse/api/page-props';
import type { ComponentType } from 'react';
import type { DataOf } from '../schema/section.ts';

/** What every section's view receives. */
export interface SectionProps<Section = unknown> {
  /** `slug__linkId`: unique on the page, fit for building ids. */
  id: string;
  /** The section's data, read by its schema and put into the page's language. */
  data: DataOf<Section>;
  settings: ResolvedSection['settings'];
  /** Whether this is the first section of the page: it has the page's h1, and its picture is loaded first. */
  first: boolean;
}

/** A section's view, whatever the section. */
export type SectionView = ComponentType<SectionProps<never>>;

/** The views of all sections as a renderer needs them: at hand on the server, by lazy chunks in the browser. */
export interface ViewTable {
  /** Returns the component for a section, or undefined for an unknown one. The same one for the same id every time. */
  viewOf(id: string): SectionView | undefined;
  /**
   * Whether the server's HTML of this section is kept on the first visit, without code.
   */
  retains(id: string): boolean;
}
