import { actions } from './actions.ts';
import { composer } from './composer.ts';
import { fields } from './fields.ts';
import { account } from './flows/account.ts';
import { formParts } from './flows/form-parts.ts';
import { furtherStates } from './flows/further-states.ts';
import { membership } from './flows/membership.ts';
import { profileFields } from './flows/profile-fields.ts';
import { logIn } from './flows/login.ts';
import type { Guides } from './guide.ts';
import { layout } from './layout.ts';
import { pages } from './pages.ts';
import { providers } from './providers.ts';
import { movingSections } from './sections/moving.ts';
import { sectionParts } from './sections/parts.ts';
import { stillSections } from './sections/still.ts';
import { shell } from './shell.ts';
import { surfaces } from './surfaces.ts';

/** All guides. A docs page loads them when it opens. */
export const guides: Guides = {
  ...actions,
  ...fields,
  ...surfaces,
  ...layout,
  ...stillSections,
  ...movingSections,
  ...sectionParts,
  ...logIn,
  ...account,
  ...membership,
  ...furtherStates,
  ...formParts,
  ...profileFields,
  ...shell,
  ...pages,
  ...providers,
  ...composer,
};
