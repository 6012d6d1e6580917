import { useTranslation } from 'react-i18next';
import { useUiLocale } from './ui-locale.ts';
import { textIn } from './text-in.ts';
import { slugOf, type DocumentKind } from '../store/workspace.ts';

/** Returns a function that names a document by its title, or else by its slug. */
export function useDocumentName(): (kind: DocumentKind, document: { slug?: unknown; title?: unknown }) => string {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  return (kind, { slug, title }) =>
    kind === 'site' ? t('drafts.site') : textIn(title, locale) || slugOf({ slug }) || t('outline.untitled');
}
