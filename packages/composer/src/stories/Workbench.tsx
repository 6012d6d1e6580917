import { toLocale } from '@kermesse/api/schemas/common/locale';
import { homePage } from './pages.ts';
import { Composer } from '../app/Composer.tsx';
import { FrameAddressProvider } from '../preview/frame-address.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { editorServerFor } from '../server/editor-client.ts';
import { draftOf, type Draft } from '../store/workspace.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

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
  const { i18n } = useTranslation();
  const locale = toLocale(i18n.language);
  const storage = useMemo(() => {
    const kept = memoryStorage(drafts ?? [draftOf('page', homePage)]);
    if (broken) return { ...kept, load: () => Promise.reject(new Error('The storage is closed.')) };
    return full ? { ...kept, save: () => Promise.reject(new Error('The storage is full.')) } : kept;
  }, [drafts, full, broken]);
  // As in the app, where each language is a page of its own: switching it sends no requests again.
  const [serverFor] = useState(() => (connected ? editorServerFor({ apiKey: 'storybook', locale }) : undefined));
  return (
    <FrameAddressProvider value={frameAddress(locale)}>
      <Composer storage={storage} serverFor={serverFor} fragment={fragment} />
    </FrameAddressProvider>
  );
}
