import type { AppPageProps } from '@kermesse/api/page-props';
import { views } from '@kermesse/sections/views.server';
import { GlobalStyles } from '@kermesse/ui/global-styles';
import { createRoot } from 'react-dom/client';
import { App } from '../../packages/app/src/App.tsx';
import { brandStyle } from '../../packages/app/src/document/styles.ts';
import { loadI18n } from '../../packages/app/src/i18n/browser.ts';
import type { CurrentPage } from '../../packages/app/src/page/current-page.ts';
import { shellParts } from '../../packages/app/src/page/shell-parts.server.ts';
import { CurrentPageView } from '../../packages/app/src/page/CurrentPageView.tsx';

/**
 * Renders the home page in the browser only: an empty root, one bundle with all views, page props from the API. Most
 * client-rendered sites are built like this; the bench compares it with the server-rendered page.
 */
const [props, i18n] = await Promise.all([
  fetch('/api/page-props?path=%2F&locale=fr').then((response) => response.json() as Promise<AppPageProps>),
  loadI18n('fr'),
]);
const page: CurrentPage = {
  props,
  prefix: '',
  views,
  shellParts,
  retained: { header: false, footer: false, notFound: false },
};
const style = document.createElement('style');
style.textContent = brandStyle(props.site.colors).css;
document.head.append(style);
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <>
      <GlobalStyles />
      <App page={page} i18n={i18n}>
        <CurrentPageView page={page} />
      </App>
    </>,
  );
}
