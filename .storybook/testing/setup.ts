// First: React looks for the profiler when its code loads.
import './lean-react.ts';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { checkConsole, guardConsole } from './console-guard.ts';
import { continueStory } from './continuation.ts';
import { auditOtherTheme } from './contrast.ts';
import { checkNamedState } from './named-state.ts';
import { waitForPendingRequests } from './requests.ts';
import { hideStory } from './screenshots/drawing.ts';
import { restoreAfterScreenshot, takeScreenshots } from './screenshots/screenshots.ts';
import { emptyStorages } from './storages.ts';
import { unmountStory } from './unmount.ts';

/* Vitest fetches and runs this file again for each file of stories, which share a page. It loads the modules above only
   once. */

// Headless Chromium has the pointer in the upper left corner, where carousels would pause under it.
beforeAll(() => commands.movePointerOut());

beforeEach(emptyStorages);
beforeEach(hideStory);
beforeEach(guardConsole);
beforeEach(restoreAfterScreenshot);

// These run in reverse order, from the last to the first.
afterEach(checkConsole);
afterEach(unmountStory);
afterEach(continueStory, 30_000);
afterEach(checkNamedState);
afterEach(takeScreenshots);
afterEach(auditOtherTheme);
afterEach(waitForPendingRequests, 30_000);
