import type { User } from '@kermesse/flows/session';
import { StorySession } from '@kermesse/flows/story-session';
import { useCallback, useEffect, type ReactNode } from 'react';
import { followStoredTheme, listenToToggles } from '../ThemeToggle/theme-choice.ts';
import { Account } from '../Account/Account.tsx';
import { confirmSubmissions, closePanels, polyfillCommands } from '../Panel/natives.ts';
import { enhanceShell } from '../enhance-shell.ts';
import { WithToasts } from './WithToasts.tsx';

const page = { prefix: '/fr', props: { screen: 'content' }, flows: { passkeys: false } } as const;

export interface ShellStageProps {
  /** The logged-in user; null for a guest. */
  user?: User | null;
  /** Called when the user has confirmed signing out. */
  onSignOut?: () => void;
  children: ReactNode;
}

/** Provides the page's scripts and session for stories of the shell. */
export function ShellStage({ user = null, onSignOut, children }: ShellStageProps) {
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
  const signOut = useCallback(async () => onSignOut?.(), [onSignOut]);
  return (
    <StorySession user={user} signOut={signOut}>
      <WithToasts>
        {children}
        <Account page={page} />
      </WithToasts>
    </StorySession>
  );
}
