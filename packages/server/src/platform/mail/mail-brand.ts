import type { Roles } from '@kermesse/ui/theme';

/** Who writes a mail: the site by its name, in its colours. */
export interface MailBrand {
  name: string;
  /** Where the site is. */
  home: string;
  /** Where people write when they need help. */
  email?: string;
  /** The postal address. */
  address?: string;
  /** The colours of the header. */
  header: Roles;
  /** The colours of the rest. */
  page: Roles;
}
