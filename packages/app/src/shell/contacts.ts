import type { SiteProps } from '@kermesse/api/page-props';

/** Whether a site has any contact details. Without them it has no info panel. */
export const hasContacts = ({ phone, email, address, socials }: SiteProps) =>
  phone !== undefined || email !== undefined || address !== undefined || socials.length > 0;
