import { useKermesse } from '@kermesse/ui/kermesse';
import { useMemo } from 'react';
import type { PageContext } from '../page/page.ts';
import { PageView, type PageViewProps } from './PageView.tsx';
import { readPage } from './read-page.ts';

export interface PageProps extends Pick<PageViewProps, 'views'> {
  /** A page configuration as an editor or a CMS writes it; what is wrong in it is left out. */
  configuration: unknown;
  /** Whether a section with faults is followed by a card that says them, for editors. */
  showFaults?: boolean;
  /** Finds the sources of a picture by its address; by default the illustrations of `npx kermesse-files`. */
  resolveImage?: PageContext['resolveImage'];
  /** Contact details for sections that show them. */
  site?: PageContext['site'];
}

/** A page from its configuration, in the language of `KermesseProvider`. */
export function Page({ configuration, showFaults = false, resolveImage, site, views }: PageProps) {
  const { locale } = useKermesse();
  const { page, faults } = useMemo(
    () => readPage(configuration, { locale, ...(resolveImage && { resolveImage }), ...(site && { site }) }),
    [configuration, locale, resolveImage, site],
  );
  if (page === null) return null;
  return <PageView page={page} views={views} {...(showFaults && { faults })} />;
}
