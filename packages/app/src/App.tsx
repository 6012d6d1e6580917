import { PostedFormProvider } from '@kermesse/sections/posted-form';
import { createToasts, ToastsProvider } from '@kermesse/ui/Toasts';
import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { LoadedPage } from './page/current-page.ts';
import { Notifications } from './shell/Notifications/Notifications.tsx';
import { Shell } from './page/Shell.tsx';

/**
 * Renders a page in the site's shell, the same on the server and in the browser. The children are the content of
 * `main`.
 */
export function App({ page, i18n, children }: LoadedPage & { children: ReactNode }) {
  const [toasts] = useState(createToasts);
  return (
    <I18nextProvider i18n={i18n}>
      <ToastsProvider toasts={toasts}>
        <PostedFormProvider value={page.props.posted}>
          <Shell page={page}>{children}</Shell>
        </PostedFormProvider>
        <Notifications toasts={toasts} />
      </ToastsProvider>
    </I18nextProvider>
  );
}
