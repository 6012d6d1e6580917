import { createI18n } from '@kermesse/api/create-i18n';
import { useKermesse } from '@kermesse/ui/kermesse';
import { useProviderCheck } from '@kermesse/ui/provider-check';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { withLinks } from '../page/links/section-links.ts';
import { PageSections, type PageSectionsProps } from '../render/PageSections.tsx';
import type { ViewTable } from '../render/types.ts';
import { laterViews } from '../render/views.browser.ts';
import { sectionTexts } from '../texts/texts.server.ts';

export interface LinkedSectionsProps extends Omit<PageSectionsProps, 'views'> {
  /**
   * The views of the sections. By default, the code of each section loads when it is on the page. The default consists
   * of functions, which a server component cannot pass.
   */
  views?: ViewTable;
}

/**
 * Renders the sections of a page in another app, with their own texts, and with links in the format of the app's
 * router.
 */
export function LinkedSections({ sections, views = laterViews, ...rest }: LinkedSectionsProps) {
  useProviderCheck('Page');
  const { locale, router } = useKermesse();
  // Independent of the app's i18n.
  const i18n = useMemo(() => createI18n(locale, sectionTexts[locale]), [locale]);
  const linked = useMemo(() => {
    const addressOf = (href: string) => (/^\/(?!\/)/.test(href) ? (router.address?.(href) ?? href) : href);
    return sections.map((section) => withLinks(section, addressOf));
  }, [sections, router]);
  return (
    <I18nextProvider i18n={i18n}>
      <PageSections sections={linked} views={views} {...rest} />
    </I18nextProvider>
  );
}
