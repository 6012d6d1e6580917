import { startMotion } from '@kermesse/sections/motion';
import { showRestWhenUsed } from './loader/first-screen.ts';
import { fetchNews } from './session/fetch-news.ts';
import { watchShell } from './shell/watch.ts';

/**
 * All that runs for somebody who reads: the little that the shell cannot do by itself, what moves by itself, and what the
 * site loads at startup. The loader loads it with the page; it has neither React nor anything else of the app.
 */
watchShell();
startMotion();
showRestWhenUsed();
fetchNews();
