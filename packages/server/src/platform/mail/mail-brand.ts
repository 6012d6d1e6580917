import type { Theme } from '@kermesse/ui/theme';

/** Who writes a mail: the site by its name, in its colours. */
export interface MailBrand {
  name: string;
  /** Where the site is. */
  home: string;
  /** Where people write when they need help. */
  email?: string;
  /** The postal address. */
  address?: string;
  /** Its colours, in light and in dark. */
  schemes: Theme['schemes'];
}
