import type { User } from '@kermesse/flows/session';
import { StorySession } from '@kermesse/flows/story-session';
import { useCallback, useEffect, type ReactNode } from 'react';
import { followStoredTheme, listenToToggles } from '../ThemeToggle/theme-choice.ts';
import { Account } from '../Account/Account.tsx';
import { confirmSubmissions, closePanels, polyfillCommands } from '../Panel/panel-listeners.ts';
import { enhanceShell } from '../enhance-shell.ts';
import { WithToasts } from './WithToasts.tsx';

const page = { prefix: '/fr', props: { screen: 'content' }, flows: { passkeys: false } } as const;

export interface ShellStageProps {
  /** The logged-in user; null for a guest. */
  user?: User | null;
  /** Called when the user has confirmed logging out. */
  onLogOut?: () => void;
  children: ReactNode;
}

/** Provides the page's scripts and session for stories of the shell. */
export function ShellStage({ user = null, onLogOut, children }: ShellStageProps) {
  useEffect(() => {
    const stop = new AbortController();
    const starts = [
      enhanceShell,
      followStoredTheme,
      confirmSubmissions,
      closePanels,
      polyfillCommands,
      listenToToggles,
    ];
    for (const start of starts) start(stop.signal);
    return () => {
      stop.abort();
      delete document.documentElement.dataset['session'];
    };
  }, []);
  const logOut = useCallback(async () => onLogOut?.(), [onLogOut]);
  return (
    <StorySession user={user} logOut={logOut}>
      <WithToasts>
        {children}
        <Account page={page} />
      </WithToasts>
    </StorySession>
  );
}
