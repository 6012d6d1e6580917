import { useMemo } from 'react';
import { useUiLocale } from '../faults/form-context.ts';
import { useWorkspace } from '../store/context.ts';
import { givenColorsOf, siteOf, type SceneSections } from './scene.ts';

/**
 * The scene of a small picture: some sections as visitors see them, in the light, on the site as it is being edited. `sections`
 * must stay the same between renders.
 */
export function usePictureScene(sections: SceneSections) {
  const locale = useUiLocale();
  const site = useWorkspace(siteOf);
  const colors = useWorkspace(givenColorsOf);
  return useMemo(
    () => ({ locale, theme: 'light' as const, site, colors, showDiagnostics: false, ...sections }),
    [sections, locale, site, colors],
  );
}
