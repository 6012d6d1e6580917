import { useMemo } from 'react';
import { useUiLocale } from '../translations/ui-locale.ts';
import { useWorkspace } from '../store/context.ts';
import { artColorsOf, draftColorsOf, siteOf, type MessageSections } from './preview-message.ts';

/**
 * Returns the message of a thumbnail: some sections in the light theme, with the draft of the site configuration.
 * `sections` must be the same object between renders.
 */
export function useThumbnailMessage(sections: MessageSections) {
  const locale = useUiLocale();
  const site = useWorkspace(siteOf);
  const colors = useWorkspace(draftColorsOf);
  const artColors = useWorkspace(artColorsOf);
  return useMemo(
    () => ({ locale, theme: 'light' as const, site, colors, artColors, showDiagnostics: false, ...sections }),
    [sections, locale, site, colors, artColors],
  );
}
