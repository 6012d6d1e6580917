import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Announces a text to screen readers. */
export const useAnnounce = () => useContext(AnnounceContext);

/** One polite live region for everything that happens in the composer. */
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
