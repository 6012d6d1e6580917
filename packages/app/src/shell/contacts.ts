import type { SiteProps } from '@kermesse/api/page-props';

/** The address that dials a phone number as it is written for people. */
export const dialled = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Whether a site says anywhere how to reach it: without, there is no info panel. */
export const hasContacts = ({ phone, email, address, socials }: SiteProps) =>
  phone !== undefined || email !== undefined || address !== undefined || socials.length > 0;
