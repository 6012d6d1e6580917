import { languageTag } from '@kermesse/api/schemas/common/locale';
import { PostedFormProvider } from '@kermesse/sections/posted-form';
import { createToasts, ToastsProvider } from '@kermesse/ui/Toasts';
import { useState, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import type { LoadedPage } from './current-page/current-page.ts';
import { Notifications } from './shell/Notifications/Notifications.tsx';
import { Shell } from './current-page/Shell.tsx';

/**
 * Renders a page in the site's shell, the same on the server and in the browser. The children are the content of
 * `main`.
 */
export function App({ page, i18n, children }: LoadedPage & { children: ReactNode }) {
  const [toasts] = useState(createToasts);
  return (
    <I18nextProvider i18n={i18n}>
      {/* The language of React Aria's own texts. Without it, they are in the language of the browser. */}
      <I18nProvider locale={languageTag(page.props.locale)}>
        <ToastsProvider toasts={toasts}>
          <PostedFormProvider value={page.props.posted}>
            <Shell page={page}>{children}</Shell>
          </PostedFormProvider>
          <Notifications toasts={toasts} />
        </ToastsProvider>
      </I18nProvider>
    </I18nextProvider>
  );
}
