import { useKermesse } from '@kermesse/ui/kermesse';
import { useProviderCheck } from '@kermesse/ui/provider-check';
import { useMemo } from 'react';
import { withLinks } from '../page/links/section-links.ts';
import { PageSections, type PageSectionsProps } from '../render/PageSections.tsx';
import type { ViewTable } from '../render/types.ts';
import { laterViews } from '../render/views.browser.ts';
import { SectionTexts } from './SectionTexts.tsx';

export interface LinkedSectionsProps extends Omit<PageSectionsProps, 'views'> {
  /** By default each section's code is loaded when it is on the page: functions that a server component cannot hand over. */
  views?: ViewTable;
}

/** The sections of a page in an app that is not ours: with their own texts, and with links as the app's router writes them. */
export function LinkedSections({ sections, views = laterViews, ...rest }: LinkedSectionsProps) {
  useProviderCheck('Page');
  const { router } = useKermesse();
  const linked = useMemo(() => {
    const addressOf = (href: string) => (/^\/(?!\/)/.test(href) ? (router.address?.(href) ?? href) : href);
    return sections.map((section) => withLinks(section, addressOf));
  }, [sections, router]);
  return (
    <SectionTexts>
      <PageSections sections={linked} views={views} {...rest} />
    </SectionTexts>
  );
}
