import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Returns a function that announces a text to screen readers. */
export const useAnnounce = () => useContext(AnnounceContext);

/** The polite live region for all announcements of the composer. */
export function Announcer({ children }: { children: ReactNode }) {
  const [announcement, setAnnouncement] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setAnnouncement(({ turn }) => ({ text, turn: turn + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        <span role="status">
          <span key={announcement.turn}>{announcement.text}</span>
        </span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}
