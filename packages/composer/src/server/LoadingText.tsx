import type { ReactNode } from 'react';
import { useAnnouncedLoading } from './use-announced-loading.ts';

/** The text that is shown, and announced, while data loads. */
export function LoadingText({ children: text }: { children: string }): ReactNode {
  useAnnouncedLoading(text);
  return <p data-pending="">{text}</p>;
}
