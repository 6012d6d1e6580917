import { createClient } from '@kermesse/api/client';
import { ApiProvider } from '@kermesse/api/client-context';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import { ToastRegion } from '@kermesse/ui/ToastRegion';
import { createToasts, ToastsProvider } from '@kermesse/ui/Toasts';
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
  /** The timeout of calls in milliseconds, until the story calls `restoreDefaultTimeout`; the app's by default. */
  timeout?: number;
  children: ReactNode;
}

/** The timeout of calls in the story that is shown; undefined for the app's default. */
let storyTimeout: number | undefined;

/** Restores the app's default timeout for all later calls, instead of the story's `timeout`. */
export function restoreDefaultTimeout() {
  storyTimeout = undefined;
}

/** Wraps a story in the providers that a flow needs: client, session, navigation, settings, notifications. */
export function FlowStage({ locale, go, session, settings, timeout, children }: FlowStageProps) {
  const toasts = useMemo(() => createToasts(), []);
  useEffect(keepFocus, []);
  const [client] = useState(() => {
    storyTimeout = timeout;
    return createClient({ apiKey: 'storybook', locale: () => locale, timeout: () => storyTimeout });
  });
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
