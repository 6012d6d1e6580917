import { NotFound } from '../pages/NotFound/NotFound.tsx';
import { Footer } from '../shell/Footer/Footer.tsx';
import { FooterNewsletter } from '../shell/Footer/FooterNewsletter.tsx';
import { Header } from '../shell/Header/Header.tsx';
import { Panels } from '../shell/Panels.tsx';
import type { ShellParts } from './current-page.ts';

/** The parts of the page as loaded components, for rendering on the server. */
export const shellParts: ShellParts = {
  Header,
  Footer,
  Panels,
  DeferredNewsletter: FooterNewsletter,
  Newsletter: FooterNewsletter,
  NotFound,
};
