import * as z from 'zod/mini';
import { imageSchema, type ImageSource } from './image.ts';
import { locales, type Locale } from '../common/locale.ts';
import type { PostedForm } from '../forms/posted-form.ts';
import type { ScreenName } from './routes.ts';
import { isScreenConsistent, screenName, screenProps, type ScreenProps } from './screen.ts';
import { sitePropsSchema, type SiteProps } from './site.ts';

/** The settings of a section on its page: anchor (`#…`), background and spacing. */
export interface SectionSettings {
  anchor?: string;
  background?: 'page' | 'surface' | 'brand' | 'image';
  /** The picture under the overlay when `background` is `image`. */
  image?: { image: ImageSource; alt: string };
  spacing?: 'none' | 'compact' | 'normal' | 'wide';
}

/** A section ready to render: its data parsed by its own schema, in one language. `id` is `slug__linkId`. */
export interface ResolvedSection {
  id: string;
  slug: string;
  linkId: string;
  data: Record<string, unknown>;
  settings: SectionSettings;
  /** The paths of the links in its data, such as `slides.0.buttonLink`. Absent if there are none. */
  links?: string[];
}

/** A page ready to render: its sections in order, without the disabled and the invalid ones. */
export interface ResolvedPage {
  slug: string;
  title: string;
  description?: string;
  image?: ImageSource;
  sections: ResolvedSection[];
}

/**
 * The data from which a page is rendered, on the server and in the browser. `path` has no language prefix and begins
 * with `/`. `version` changes whenever the content of the site does. `screen` is the screen of the path: `page` is null
 * unless it is `content`, and `status` is 404 exactly when it is `not-found`.
 */
export interface AppPageProps {
  version: string;
  path: string;
  locale: Locale;
  status: 200 | 404;
  screen: ScreenName;
  screenProps?: ScreenProps;
  page: ResolvedPage | null;
  site: SiteProps;
  /** The form posted to this page without JavaScript. Part of the document only, never of the operation's response. */
  posted?: PostedForm;
}

const sectionSchema: z.ZodMiniType<ResolvedSection> = z.object({
  id: z.string().check(z.regex(/^.+__.+$/)),
  slug: z.string(),
  linkId: z.string(),
  data: z.record(z.string(), z.unknown()),
  settings: z.object({
    anchor: z.optional(z.string()),
    background: z.optional(z.enum(['page', 'surface', 'brand', 'image'])),
    image: z.optional(z.object({ image: imageSchema, alt: z.string() })),
    spacing: z.optional(z.enum(['none', 'compact', 'normal', 'wide'])),
  }),
  links: z.optional(z.array(z.string())),
});

const pageSchema: z.ZodMiniType<ResolvedPage> = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.optional(z.string()),
  image: z.optional(imageSchema),
  sections: z.array(sectionSchema),
});

/** The schema of `AppPageProps`. */
export const pagePropsSchema: z.ZodMiniType<AppPageProps> = z
  .object({
    version: z.string().check(z.minLength(1)),
    path: z.string().check(z.startsWith('/')),
    locale: z.enum(locales),
    status: z.union([z.literal(200), z.literal(404)]),
    screen: screenName,
    screenProps: z.optional(screenProps),
    page: z.nullable(pageSchema),
    site: sitePropsSchema,
  })
  .check(
    z.refine(isScreenConsistent, 'Status, screen and page must agree, and the props of the screen must be complete'),
  );
