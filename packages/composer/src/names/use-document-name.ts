import { useTranslation } from 'react-i18next';
import { shortened } from '../document/normalize-text.ts';
import { useUiLocale } from '../translations/ui-locale.ts';
import { summaryOf } from './summary.ts';
import { slugOf, type DocumentKind } from '../store/workspace.ts';

/** The most characters of a name in menus, lists and notifications. */
const longestName = 80;

/** Returns a function that names a document by its title, shortened if it is very long, or else by its slug. */
export function useDocumentName(): (kind: DocumentKind, document: { slug?: unknown; title?: unknown }) => string {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  return (kind, { slug, title }) =>
    kind === 'site'
      ? t('drafts.site')
      : shortened(summaryOf(title, locale), longestName) || slugOf({ slug }) || t('outline.untitled');
}
