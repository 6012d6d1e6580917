import type { MapDrawing, MapView } from '@kermesse/ui/map-drawing';
import type * as z from 'zod';
import type { Fault } from './faults.ts';
import type { Locale, Words } from './locale.ts';
import type { Localized } from './values.ts';

/**
 * When a section loads its code and hydrates on a first visit. `never`: no control of it needs React, so that the
 * server's HTML stays. `intent`: when the visitor is about to use one of its controls. Animations run before that (see
 * `motion/`).
 */
export type HydrateWhen = 'never' | 'intent';

/**
 * The layout of a section that is not in the page's column. `cover`: a full-width picture under light text; the header
 * overlaps it at the top of the home page. `band`: full width with its own background. `card`: overlaps the lower edge
 * of a preceding cover.
 */
export type SectionLayout = 'cover' | 'band' | 'card';

/** The data about the page that a section can use. */
export interface SectionPageData {
  /** The page's slug. */
  page: string;
  /** The section's id on the page. */
  id: string;
  locale: Locale;
  /** The site's contact details, from the site configuration. */
  site: { phone?: string; email?: string; address?: string };
  /** Draws a map picture of a place. Available on the server only. */
  drawMap?(view: MapView): MapDrawing;
  /** Whether the site serves the calendar files of its programmes. */
  calendars?: boolean;
}

/** The definition of a section without its view. Does not import React. */
export interface SectionDefinition<Data = unknown, Input = unknown, Added = unknown> {
  /** The key in the registry: a slug, or an id `slug__linkId` for a section made for one place. */
  slug: string;
  name: Words;
  description: Words;
  hydrate: HydrateWhen;
  layout?: SectionLayout;
  /** Whether the section is a form for the newsletter: the footer of its page leaves out its own form. */
  newsletterForm?: true;
  schema: z.ZodType<Data, Input>;
  /** Finds faults between the fields of the data, which may be invalid. Their paths are relative to the data. */
  check?(data: Readonly<Record<string, unknown>>): Fault[];
  /**
   * Returns further data for the view, derived from its surroundings, such as the site's phone number or the page's
   * address.
   */
  complete?(data: Localized<Data>, around: SectionPageData): Added;
  /** The keys of the links that `complete` returns. */
  addedLinks?: readonly string[];
}

/** Declares a section. Its types are inferred from its schema. */
export function defineSection<Data, Input, Added = unknown>(
  section: SectionDefinition<Data, Input, Added>,
): SectionDefinition<Data, Input, Added> {
  return section;
}

/** The `data` prop of a section's view. */
export type DataOf<Section> =
  Section extends SectionDefinition<infer Data, unknown, infer Added> ? Localized<Data> & Added : never;

/** The `data` of a section in a configuration. */
export type SectionInput<Section> = Section extends SectionDefinition<unknown, infer Input> ? Input : never;
