import * as z from 'zod/mini';

/** The three colours from which all others are derived, as CSS hex. */
export interface BrandColors {
  primary: string;
  secondary: string;
  accent: string;
}

/** A link of a menu. With `items` it opens a submenu. */
export interface MenuItem {
  id: string;
  title: string;
  href: string;
  items?: MenuItem[];
}

/** A column of the footer. */
export interface MenuGroup {
  id: string;
  title?: string;
  items: MenuItem[];
}

/** The data of the site that every page needs, in one language. */
export interface SiteProps {
  name: string;
  description: string;
  colors: BrandColors;
  logo?: string;
  /** The favicon, if the site has its own. */
  icon?: string;
  phone?: string;
  email?: string;
  address?: string;
  socials: { network: string; url: string }[];
  menus: { header: MenuItem[]; footer: MenuGroup[] };
}

const menuEntrySchema: z.ZodMiniType<MenuItem> = z.object({
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
