import type { i18n } from 'i18next';
import { createToasts, ToastsProvider } from '@kermesse/ui/Toasts';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Broken } from './page/Broken.tsx';
import type { CurrentPage } from './page/current-page.ts';
import { PageView } from './page/PageView.tsx';
import { Notifications } from './shell/Notifications/Notifications.tsx';
import { Shell } from './shell/Shell.tsx';

export interface AppProps {
  page: CurrentPage;
  /** The words of the page's language. */
  words: i18n;
}

/**
 * What makes a page another one, so that nothing of the one before is kept. The page that came with the document is another
 * one than the same page visited again: its sections that wait until they are seen would hold the new one back as long.
 */
function keyOf({ props, retained }: CurrentPage): string {
  const sections = props.page !== null && retained.header ? 'with the document' : '';
  return `${props.locale} ${props.path} ${sections}`;
}

/** The whole page, the same on the server and in the browser. */
export function App({ page, words }: AppProps) {
  const [toasts] = useState(createToasts);
  return (
    <I18nextProvider i18n={words}>
      <ToastsProvider toasts={toasts}>
        <Shell page={page}>
          <Broken key={keyOf(page)}>
            <PageView page={page} />
          </Broken>
        </Shell>
        <Notifications toasts={toasts} />
      </ToastsProvider>
    </I18nextProvider>
  );
}
