import type { ReactNode } from 'react';
import { useAnnouncedLoading } from '@kermesse/ui/announced-loading';

/** The text that is shown, and announced, while data loads. */
export function LoadingText({ children: text }: { children: string }): ReactNode {
  useAnnouncedLoading(text);
  return <p data-pending="">{text}</p>;
}
