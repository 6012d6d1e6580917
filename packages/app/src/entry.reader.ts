import { startMotion } from '@kermesse/sections/motion';
import { renderRestOnUse } from './loader/first-screen.ts';
import { queueSwipes } from './loader/presses/swipes.ts';
import { prefetchApp } from './prefetch/prefetch-app.ts';
import { fetchNews } from './session/fetch-news.ts';
import { enhanceShell } from './shell/enhance-shell.ts';
import { followStoredTheme } from './shell/ThemeToggle/theme-choice.ts';

/**
 * The script for visitors who only read: the parts of the shell that need JavaScript, automatic animations, early
 * swipes, and the data that the site loads at startup. It also prefetches the app. The loader loads it with the page.
 * It contains neither React nor other code of the app.
 */
enhanceShell();
followStoredTheme();
startMotion();
renderRestOnUse();
queueSwipes();
fetchNews();
prefetchApp();
