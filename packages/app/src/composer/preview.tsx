import { ApiProvider } from '@kermesse/api/client-context';
import { FramePage, type FramePageProps } from '@kermesse/composer/frame';
import { GlobalStyles } from '@kermesse/ui/global-styles';
import { createTheme, themeCss } from '@kermesse/ui/theme';
import type { i18n } from 'i18next';
import { Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { sectionWords } from './instance.ts';
import { readSettings } from './settings.ts';

const { apiKey } = readSettings();
const colours = new CSSStyleSheet();
document.adoptedStyleSheets.push(colours);
let worn = '';

const dress: FramePageProps['dress'] = ({ locale, theme, colors }) => {
  document.documentElement.lang = locale;
  document.documentElement.dataset['theme'] = theme;
  const wanted = JSON.stringify(colors);
  if (wanted === worn) return;
  worn = wanted;
  colours.replaceSync(themeCss(createTheme(colors)));
};

async function loadClient() {
  const { createClient } = await import('@kermesse/api/client');
  return createClient({ apiKey });
}

function Spoken({ words, children }: { words: Promise<i18n>; children: React.ReactNode }) {
  return <I18nextProvider i18n={use(words)}>{children}</I18nextProvider>;
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <ApiProvider value={loadClient}>
      <GlobalStyles />
      <Suspense fallback={null}>
        <FramePage dress={dress}>{(locale, page) => <Spoken words={sectionWords(locale)}>{page}</Spoken>}</FramePage>
      </Suspense>
    </ApiProvider>,
  );
}
