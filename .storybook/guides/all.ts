import { account } from './account.ts';
import { actions } from './actions.ts';
import { composer } from './composer.ts';
import { fields } from './fields.ts';
import { formParts } from './form-parts.ts';
import type { Guide, Guides } from './guide.ts';
import { layout } from './layout.ts';
import { pages } from './pages.ts';
import { providers } from './providers.ts';
import { sectionParts } from './section-parts.ts';
import { movingSections } from './sections-moving.ts';
import { stillSections } from './sections-still.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';
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
  ...signIn,
  ...account,
  ...formParts,
  ...shell,
  ...pages,
  ...providers,
  ...composer,
};

/**
 * Returns the guide of a docs page. A page below another one, such as the failures of a form, has the guide of that
 * page.
 */
export function guideOf(title: string): Guide | undefined {
  return guides[title] ?? guides[title.split('/').slice(0, -1).join('/')];
}
