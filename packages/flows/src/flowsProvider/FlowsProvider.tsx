import { ApiProvider } from '@kermesse/api/client-context';
import { createI18n } from '@kermesse/api/create-i18n';
import { useKermesse } from '@kermesse/ui/kermesse';
import { useProviderCheck } from '@kermesse/ui/provider-check';
import { ToastRegion } from '@kermesse/ui/ToastRegion';
import { createToasts, ToastsProvider } from '@kermesse/ui/Toasts';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { GoProvider, type Go } from '../site/go.ts';
import { HrefProvider } from '../site/use-href.ts';
import { endOf, SessionProvider } from '../session/session.ts';
import { FlowSettingsProvider } from '../site/settings.ts';
import { flowTexts } from '../texts/texts.server.ts';
import type { Flows } from './create-flows.ts';

export interface FlowsProviderProps {
  /** The return value of `createFlows`. */
  flows: Flows;
  children: ReactNode;
}

/**
 * Provides the screens for login, registration and the account with texts, session, API client and the app's router, in
 * the language of `KermesseProvider`, and shows their notifications. Paths are those of Kermesse, such as `/login` and
 * `/register`; the router's `address` can map them to other addresses. When the session ends, the app goes to `/login`.
 */
export function FlowsProvider({ flows: { session, client, settings }, children }: FlowsProviderProps) {
  useProviderCheck('FlowsProvider');
  const { locale, router } = useKermesse();
  const [toasts] = useState(createToasts);
  const i18n = useMemo(() => createI18n(locale, flowTexts[locale]), [locale]);
  const href = useMemo(() => (path: string) => router.address?.(path) ?? path, [router]);
  const go = useMemo<Go>(
    () => (path, options) => router[options?.replace === true ? 'replace' : 'push'](href(path)),
    [router, href],
  );

  useEffect(
    () =>
      session.subscribe((now, before) => {
        const end = endOf(now, before);
        // After a deletion the page stays, because it shows the confirmation.
        if (end !== null && end !== 'deleted') go('/login');
      }),
    [session, go],
  );

  return (
    <I18nextProvider i18n={i18n}>
      <ApiProvider value={client}>
        <FlowSettingsProvider value={settings}>
          <GoProvider value={go}>
            <HrefProvider value={href}>
              <SessionProvider value={session}>
                <ToastsProvider toasts={toasts}>
                  {children}
                  <ToastRegion
                    label={i18n.t('region', { ns: 'flowsProvider' })}
                    closeLabel={i18n.t('close', { ns: 'flowsProvider' })}
                  />
                </ToastsProvider>
              </SessionProvider>
            </HrefProvider>
          </GoProvider>
        </FlowSettingsProvider>
      </ApiProvider>
    </I18nextProvider>
  );
}
