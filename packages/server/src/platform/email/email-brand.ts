import type { Theme } from '@kermesse/ui/theme';

/** The sender's brand in an email: the name and the colours of the site. */
export interface EmailBrand {
  name: string;
  /** The URL of the site. */
  home: string;
  /** The email address for help. */
  email?: string;
  /** The postal address. */
  address?: string;
  /** The colours in light and in dark. */
  schemes: Theme['schemes'];
}
