import { whenHydrationRequested } from '@kermesse/sections/hydrate';
import { lazyComponent } from '@kermesse/ui/lazy-component';
import type { ShellParts } from './current-page.ts';

const loadNewsletter = async () => (await import('../shell/Footer/FooterNewsletter.tsx')).FooterNewsletter;

/** The parts of the page as lazy components. A first visit keeps their server HTML and loads none of them. */
export const shellParts = {
  Header: lazyComponent(async () => (await import('../shell/Header/Header.tsx')).Header),
  Footer: lazyComponent(async () => (await import('../shell/Footer/Footer.tsx')).Footer),
  Panels: lazyComponent(async () => (await import('../shell/Panels.tsx')).Panels),
  DeferredNewsletter: lazyComponent(async () => {
    await whenHydrationRequested('footer-newsletter');
    return loadNewsletter();
  }),
  Newsletter: lazyComponent(loadNewsletter),
  NotFound: lazyComponent(async () => (await import('../pages/NotFound/NotFound.tsx')).NotFound),
} satisfies ShellParts;
