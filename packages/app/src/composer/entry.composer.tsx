// The first import: it configures how schemas are validated.
import '@kermesse/composer/configure-zod';
import { toLocale } from '@kermesse/api/schemas/common/locale';
import { createI18n } from '@kermesse/api/create-i18n';
import { Composer } from '@kermesse/composer/app';
import { editorServerFor } from '@kermesse/composer/server';
import { isShareLink } from '@kermesse/composer/share';
import { loadComposerTexts } from '@kermesse/composer/texts';
import { GlobalStyles } from '@kermesse/ui/global-styles';
import { loadUntilSuccess } from '@kermesse/ui/until-loaded';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '../links/links.ts';
import { setYearCookie } from '../preferences/year-cookie.ts';
import { readSettings } from './settings.ts';

const { apiKey, editor } = readSettings();
const locale = toLocale(document.documentElement.lang);
const serverFor = editor ? editorServerFor({ apiKey, locale }) : undefined;
const { hash } = location;

/** Reloads the composer in the other language; drafts are stored by then. The language of the site stays the same. */
function switchLanguage(next: Locale): void {
  setYearCookie('ComposerLang', next);
  location.assign(`/${next}/composer`);
}

// Opening a share link in a tab with the composer changes only the fragment. Unloading saves the drafts first.
addEventListener('hashchange', () => {
  if (isShareLink(location.hash)) location.reload();
});

const i18n = createI18n(locale, await loadUntilSuccess(() => loadComposerTexts(locale)), 'composer');
// The composer opens the draft in the fragment. Without it in the address, a reload does not open the draft again.
if (hash !== '') history.replaceState(null, '', location.pathname);
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <GlobalStyles />
      <Composer serverFor={serverFor} onLocale={switchLanguage} fragment={hash} />
    </I18nextProvider>,
  );
}
