import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

/** Without a window, Chromium has a mouse in the upper left corner: what turns by itself would pause beneath it. */
beforeAll(() => commands.leaveWithPointer());
