import { useKermesse } from '@kermesse/ui/kermesse';
import { useProviderCheck } from '@kermesse/ui/provider-check';
import { useMemo } from 'react';
import { withLinks } from '../page/section-links.ts';
import { PageSections, type PageSectionsProps } from '../render/PageSections.tsx';
import { SectionTexts } from './SectionTexts.tsx';

/** The sections of a page in an app that is not ours: with their own texts, and with links as the app's router writes them. */
export function LinkedSections({ sections, ...rest }: PageSectionsProps) {
  useProviderCheck('Page');
  const { router } = useKermesse();
  const linked = useMemo(() => {
    const addressOf = (href: string) => (/^\/(?!\/)/.test(href) ? (router.address?.(href) ?? href) : href);
    return sections.map((section) => withLinks(section, addressOf));
  }, [sections, router]);
  return (
    <SectionTexts>
      <PageSections sections={linked} {...rest} />
    </SectionTexts>
  );
}
