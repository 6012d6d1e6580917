import { createClient } from '@kermesse/api/client';
import { ApiProvider } from '@kermesse/api/client-context';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import { ToastRegion, ToastsProvider, createToasts } from '@kermesse/ui/ToastRegion';
import { keepFocus } from '@kermesse/ui/keep-focus';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { GoProvider, type Go } from '../site/go.ts';
import type { Session } from '../session/session.ts';
import { StorySession } from '../session/StorySession.tsx';
import { defaultFlowSettings, FlowSettingsProvider, type FlowSettings } from '../site/settings.ts';

export interface FlowStageProps {
  locale: Locale;
  go: Go;
  session: Partial<Session>;
  settings?: Partial<FlowSettings>;
  /** Returns a call's timeout in milliseconds, once for each call. Undefined means the app's default of 15,000. */
  timeoutOf?: () => number | undefined;
  children: ReactNode;
}

/** Wraps a story in the providers that a flow needs: client, session, navigation, settings, notifications. */
export function FlowStage({ locale, go, session, settings, timeoutOf, children }: FlowStageProps) {
  const toasts = useMemo(() => createToasts(), []);
  useEffect(keepFocus, []);
  const [client] = useState(() => createClient({ apiKey: 'storybook', locale: () => locale, timeout: timeoutOf }));
  return (
    <ApiProvider value={client}>
      <FlowSettingsProvider
        value={{ ...defaultFlowSettings, google: true, contactEmail: 'bonjour@kermesse.example', ...settings }}
      >
        <GoProvider value={go}>
          <StorySession {...session}>
            <ToastsProvider toasts={toasts}>
              {children}
              <ToastRegion
                label="Notifications"
                closeLabel={locale === 'en' ? 'Close the notification' : 'Fermer la notification'}
              />
            </ToastsProvider>
          </StorySession>
        </GoProvider>
      </FlowSettingsProvider>
    </ApiProvider>
  );
}
