import { Island } from '@kermesse/sections/island';
import { isNewsletterForm, layoutOf } from '@kermesse/sections/traits';
import type { ReactNode } from 'react';
import type { CurrentPage } from './current-page.ts';
import { Retained } from './Retained.tsx';
import { Account } from '../shell/Account/Account.tsx';
import { FooterBackground } from '../shell/Footer/FooterBackground.tsx';
import { ReopenPanels } from '../shell/ReopenPanels.tsx';
import { routeOf } from '../routes/manifest.ts';

export interface ShellProps {
  page: CurrentPage;
  children: ReactNode;
}

/** Renders the frame of every page around its content: header (with the skip link), footer and panels. */
export function Shell({ page, children }: ShellProps) {
  const { props, prefix, shellParts, retained } = page;
  const { site, locale, path } = props;
  const sections = props.page?.sections ?? [];
  const first = sections[0];
  const overHero = path === '/' && first !== undefined && layoutOf(first.id) === 'cover';
  const newsletter = retained.footer ? 'DeferredNewsletter' : 'Newsletter';
  return (
    <>
      <Retained retained={retained.header}>
        <shellParts.Header site={site} locale={locale} prefix={prefix} path={path} overHero={overHero} />
      </Retained>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <FooterBackground
        compact={routeOf(props.screen)?.compactFooter === true}
        withoutNewsletter={sections.some(({ id }) => isNewsletterForm(id))}
      >
        {/* The key remounts the island for another `newsletter`. One that still waits for a press would suspend the new
            page. */}
        <Island key={newsletter} id="footer-newsletter" view={shellParts[newsletter]} />
        <Retained retained={retained.footer}>
          <shellParts.Footer site={site} />
        </Retained>
      </FooterBackground>
      <Retained retained={retained.header}>
        <shellParts.Panels site={site} locale={locale} prefix={prefix} path={path} />
      </Retained>
      <ReopenPanels page={page} />
      <Account page={page} />
    </>
  );
}
