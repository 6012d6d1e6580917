import { homePage } from './pages.ts';
import { Composer } from '../app/Composer.tsx';
import { FrameAddressProvider } from '../preview/frame-address.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { draftOf, type Draft } from '../store/workspace.ts';
import { useMemo } from 'react';
import { useUiLocale } from '../translations/ui-locale.ts';
import { useServerFor } from '../testing/use-server-for.ts';

/**
 * Returns the URL of frames. Storybook itself has the story `Frame`; in tests there is no such page, and frames stay
 * empty.
 */
export function frameAddress(locale: string): string {
  const inStorybook = location.pathname.endsWith('iframe.html');
  return inStorybook
    ? `${location.pathname}?id=composer-frame--waiting&viewMode=story&globals=locale:${locale}`
    : 'about:blank';
}

export interface WorkbenchProps {
  /** The open drafts. */
  drafts?: Draft[];
  /** Whether there is a server to publish to. */
  connected?: boolean;
  /** Whether the browser's storage is full. */
  full?: boolean;
  /** Whether the browser's storage cannot be read. */
  broken?: boolean;
  /** The fragment of the URL. */
  fragment?: string;
}

/** The whole composer, with drafts that are discarded after the story. */
export function Workbench({ drafts, connected = false, full = false, broken = false, fragment }: WorkbenchProps) {
  const locale = useUiLocale();
  const storage = useMemo(() => {
    const kept = memoryStorage(drafts ?? [draftOf('page', homePage)]);
    if (broken) return { ...kept, load: () => Promise.reject(new Error('The storage is closed.')) };
    return full ? { ...kept, save: () => Promise.reject(new Error('The storage is full.')) } : kept;
  }, [drafts, full, broken]);
  const serverFor = useServerFor();
  return (
    <FrameAddressProvider value={frameAddress(locale)}>
      <Composer storage={storage} serverFor={connected ? serverFor : undefined} fragment={fragment} />
    </FrameAddressProvider>
  );
}
