import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Says something to whoever listens rather than looks. */
export const useAnnounce = () => useContext(AnnounceContext);

/** One polite live region for everything that happens in the composer. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        <span role="status">
          <span key={said.turn}>{said.text}</span>
        </span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}
