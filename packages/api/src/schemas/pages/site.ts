import * as z from 'zod/mini';

/** The three colours everything else is derived from, as CSS hex. */
export interface BrandColors {
  primary: string;
  secondary: string;
  accent: string;
}

/** One link of a menu; with `items` it opens a list of others. */
export interface MenuEntry {
  id: string;
  title: string;
  href: string;
  items?: MenuEntry[];
}

/** A column of the footer. */
export interface MenuGroup {
  id: string;
  title?: string;
  items: MenuEntry[];
}

/** What every page needs to know of the site, in one language. */
export interface SiteProps {
  name: string;
  description: string;
  colors: BrandColors;
  logo?: string;
  /** The icon of the browser's tab, when the site has one of its own. */
  icon?: string;
  phone?: string;
  email?: string;
  address?: string;
  socials: { network: string; url: string }[];
  menus: { header: MenuEntry[]; footer: MenuGroup[] };
}

const menuEntrySchema: z.ZodMiniType<MenuEntry> = z.object({
  id: z.string(),
  title: z.string(),
  href: z.string(),
  items: z.optional(z.array(z.lazy(() => menuEntrySchema))),
});

const menuGroupSchema: z.ZodMiniType<MenuGroup> = z.object({
  id: z.string(),
  title: z.optional(z.string()),
  items: z.array(menuEntrySchema),
});

const hex = z.string().check(z.regex(/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i));

/** The schema of `SiteProps`. */
export const sitePropsSchema: z.ZodMiniType<SiteProps> = z.object({
  name: z.string().check(z.minLength(1)),
  description: z.string(),
  colors: z.object({ primary: hex, secondary: hex, accent: hex }),
  logo: z.optional(z.string()),
  icon: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  address: z.optional(z.string()),
  socials: z.array(z.object({ network: z.string(), url: z.string() })),
  menus: z.object({ header: z.array(menuEntrySchema), footer: z.array(menuGroupSchema) }),
});
