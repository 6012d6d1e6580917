import * as z from 'zod/mini';
import { imageSchema } from './image.ts';
import { locales, type Locale } from '../common/locale.ts';
import type { PostedForm } from '../forms/posted-form.ts';
import type { ScreenName } from './routes.ts';
import { isScreenConsistent, screenName, screenProps, type ScreenProps } from './screen.ts';
import { sitePropsSchema, type SiteProps } from './site.ts';

const sectionSettings = z.object({
  anchor: z.optional(z.string()),
  background: z.optional(z.enum(['page', 'surface', 'brand', 'image'])),
  /** The picture under the overlay when `background` is `image`. */
  image: z.optional(z.object({ image: imageSchema, alt: z.string() })),
  spacing: z.optional(z.enum(['none', 'compact', 'normal', 'wide'])),
});

const resolvedSection = z.object({
  id: z.string().check(z.regex(/^.+__.+$/)),
  slug: z.string(),
  linkId: z.string(),
  data: z.record(z.string(), z.unknown()),
  settings: sectionSettings,
  /** The language of its texts, if none of them is translated into the language of the page. */
  lang: z.optional(z.enum(locales)),
  /** The paths of the links in its data, such as `slides.0.buttonLink`. Absent if there are none. */
  links: z.optional(z.array(z.string())),
});

const resolvedPage = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.optional(z.string()),
  /** The picture for social networks. */
  image: z.optional(imageSchema),
  /** The alternative text of the picture. Absent if it has none. */
  imageAlt: z.optional(z.string()),
  sections: z.array(resolvedSection),
});

/** The settings of a section on its page: anchor (`#…`), background and spacing. */
export type SectionSettings = z.output<typeof sectionSettings>;

/** A section ready to render: its data parsed by its own schema, in one language. `id` is `slug__linkId`. */
export type ResolvedSection = z.output<typeof resolvedSection>;

/** A page ready to render: its sections in order, without the disabled and the invalid ones. */
export type ResolvedPage = z.output<typeof resolvedPage>;

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

/** The schema of `AppPageProps`. */
export const pagePropsSchema: z.ZodMiniType<AppPageProps> = z
  .object({
    version: z.string().check(z.minLength(1)),
    path: z.string().check(z.startsWith('/')),
    locale: z.enum(locales),
    status: z.union([z.literal(200), z.literal(404)]),
    screen: screenName,
    screenProps: z.optional(screenProps),
    page: z.nullable(resolvedPage),
    site: sitePropsSchema,
  })
  .check(
    z.refine(isScreenConsistent, 'Status, screen and page must agree, and the props of the screen must be complete'),
  );
