import { useState } from 'react';
import { editorServerFor, type ServerFor } from '../server/editor-client.ts';
import { useUiLocale } from '../translations/ui-locale.ts';

/** Returns the function that creates clients of the mock server. As in the app, it stays when the language changes. */
export function useServerFor(): ServerFor {
  const locale = useUiLocale();
  const [serverFor] = useState(() => editorServerFor({ apiKey: 'storybook', locale }));
  return serverFor;
}
