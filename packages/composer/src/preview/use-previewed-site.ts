import { useMemo } from 'react';
import { useWorkspace } from '../store/context.ts';
import { artColorsOf, draftColorsOf, siteOf } from './preview-message.ts';

/** Returns the parts of a message about the site: its draft and its colours. The object changes only with them. */
export function usePreviewedSite() {
  const site = useWorkspace(siteOf);
  const colors = useWorkspace(draftColorsOf);
  const artColors = useWorkspace(artColorsOf);
  return useMemo(() => ({ site, colors, artColors }), [site, colors, artColors]);
}
