import type { MapDrawing, MapView } from '@kermesse/ui/map-drawing';
import type * as z from 'zod';
import type { Locale, Words } from './locale.ts';
import type { Localized } from './values.ts';

/**
 * When a section loads its code and hydrates on a first visit: `never` for one without controls that need React (the
 * server's HTML stays), `intent` when somebody is about to use one of its controls. What moves by itself moves before that
 * (see `motion/`).
 */
export type HydrateWhen = 'never' | 'intent';

/**
 * How a section lies on the page, where it is more than a part of the page's column: `cover` is a picture from edge to edge
 * under light text, over which the header lies at the top of the home page; `band` has a background of its own from edge to
 * edge; `card` lies across the lower edge of a cover before it.
 */
export type SectionLayout = 'cover' | 'band' | 'card';

/** What a section can learn about the page around it. */
export interface Surroundings {
  /** The page's slug. */
  page: string;
  /** The section's identifier on it. */
  id: string;
  locale: Locale;
  /** The site's contact details, from the site configuration. */
  site: { phone?: string; email?: string; address?: string };
  /** Draws a place, where that can be done at once: on the server. */
  drawMap?(view: MapView): MapDrawing;
}

/** One kind of section: everything about it that is not its view. Imports no React. */
export interface SectionDefinition<Data = unknown, Input = unknown, Added = unknown> {
  /** The registry's key: a slug, or an identifier `slug__linkId` for a section made for one place. */
  slug: string;
  name: Words;
  description: Words;
  hydrate: HydrateWhen;
  layout?: SectionLayout;
  schema: z.ZodType<Data, Input>;
  /** What the view gets beside its own data, from around it: the site's phone number, the page's address. */
  complete?(data: Localized<Data>, around: Surroundings): Added;
}

/** Declares a section; its types follow from its schema. */
export function defineSection<Data, Input, Added = unknown>(
  section: SectionDefinition<Data, Input, Added>,
): SectionDefinition<Data, Input, Added> {
  return section;
}

/** What a section's view receives as `data`. */
export type DataOf<Section> =
  Section extends SectionDefinition<infer Data, unknown, infer Added> ? Localized<Data> & Added : never;

/** What an editor may write as a section's `data`. */
export type InputOf<Section> = Section extends SectionDefinition<unknown, infer Input> ? Input : never;
