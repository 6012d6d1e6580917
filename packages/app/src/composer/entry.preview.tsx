// The first import: it configures how schemas are validated.
import '@kermesse/composer/configure-zod';
import { createClient } from '@kermesse/api/client';
import { GlobalStyles } from '@kermesse/ui/global-styles';
import { createTheme, themeCss } from '@kermesse/ui/theme';
import { createRoot } from 'react-dom/client';
import { enhanceShell } from '../shell/enhance-shell.ts';
import { PreviewPage, type PreviewPageProps } from './PreviewPage.tsx';
import { readSettings } from './settings.ts';

const client = createClient({ apiKey: readSettings().apiKey });
const colours = new CSSStyleSheet();
document.adoptedStyleSheets.push(colours);
let appliedColors = '';

const applyAppearance: PreviewPageProps['applyAppearance'] = ({ locale, theme, colors }) => {
  document.documentElement.lang = locale;
  document.documentElement.dataset['theme'] = theme;
  const wanted = JSON.stringify(colors);
  if (wanted === appliedColors) return;
  appliedColors = wanted;
  colours.replaceSync(themeCss(createTheme(colors)));
};

const root = document.getElementById('root');
if (root !== null) {
  enhanceShell();
  createRoot(root).render(
    <>
      <GlobalStyles />
      <PreviewPage client={client} applyAppearance={applyAppearance} />
    </>,
  );
}
