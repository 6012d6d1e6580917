import * as z from 'zod/mini';

const hex = z.string().check(z.regex(/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i));

const brandColors = z.object({ primary: hex, secondary: hex, accent: hex });

/** A link of a menu. With `items` it opens a submenu. */
export interface MenuItem {
  id: string;
  title: string;
  href: string;
  items?: MenuItem[];
}

const menuItem: z.ZodMiniType<MenuItem> = z.object({
  id: z.string(),
  title: z.string(),
  href: z.string(),
  items: z.optional(z.array(z.lazy(() => menuItem))),
});

const menuGroup = z.object({
  id: z.string(),
  title: z.optional(z.string()),
  items: z.array(menuItem),
});

/** The schema of `SiteProps`. */
export const sitePropsSchema = z.object({
  name: z.string().check(z.minLength(1)),
  description: z.string(),
  colors: brandColors,
  logo: z.optional(z.string()),
  /** The favicon, if the site has its own. */
  icon: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  address: z.optional(z.string()),
  socials: z.array(z.object({ network: z.string(), url: z.string() })),
  menus: z.object({ header: z.array(menuItem), footer: z.array(menuGroup) }),
});

/** The three colours from which all others are derived, as CSS hex. */
export type BrandColors = z.output<typeof brandColors>;

/** A column of the footer. */
export type MenuGroup = z.output<typeof menuGroup>;

/** The data of the site that every page needs, in one language. */
export type SiteProps = z.output<typeof sitePropsSchema>;
