import { useKermesse } from '@kermesse/ui/kermesse';
import { useMemo } from 'react';
import type { PageContext } from '../page/page.ts';
import { PageView, type PageViewProps } from './PageView.tsx';
import { readPage } from './read-page.ts';

export interface PageProps extends Pick<PageViewProps, 'views'> {
  /** A page configuration from an editor or a CMS. Invalid parts are left out. */
  configuration: unknown;
  /** Whether a card after each faulty section shows its faults, for editors. */
  showFaults?: boolean;
  /** Returns the sources of a picture by its address; by default those of the illustrations of `npx kermesse-files`. */
  resolveImage?: PageContext['resolveImage'];
  /** Contact details for sections that show them. */
  site?: PageContext['site'];
}

/** Renders a page from its configuration, in the language of `KermesseProvider`. */
export function Page({ configuration, showFaults = false, resolveImage, site, views }: PageProps) {
  const { locale } = useKermesse();
  const { page, faults } = useMemo(
    () => readPage(configuration, { locale, ...(resolveImage && { resolveImage }), ...(site && { site }) }),
    [configuration, locale, resolveImage, site],
  );
  if (page === null) return null;
  return <PageView page={page} views={views} {...(showFaults && { faults })} />;
}
