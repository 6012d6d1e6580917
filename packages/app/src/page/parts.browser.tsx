import { whenWanted } from '@kermesse/sections/hydrate';
import type { Parts } from './current-page.ts';
import { later } from './later.tsx';

const loadLetter = async () => (await import('../shell/Footer/FooterLetter.tsx')).FooterLetter;

/** The parts by lazy chunks: a first visit keeps the server's HTML of them and asks for none. */
export const parts = {
  Header: later(async () => (await import('../shell/Header/Header.tsx')).Header),
  Footer: later(async () => (await import('../shell/Footer/Footer.tsx')).Footer),
  Panels: later(async () => (await import('../shell/Panels.tsx')).Panels),
  FirstLetter: later(async () => {
    await whenWanted('footer-letter');
    return loadLetter();
  }),
  Letter: later(loadLetter),
  NotFound: later(async () => (await import('../pages/NotFound/NotFound.tsx')).NotFound),
} satisfies Parts;
