import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

/**
 * Moves the pointer out of the page. Headless Chromium has it in the upper left corner, where carousels would pause
 * under it.
 */
beforeAll(() => commands.movePointerOut());
