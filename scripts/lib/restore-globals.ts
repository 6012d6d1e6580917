import { afterEach, vi } from 'vitest';

// Unit tests share a worker, so each ends with real timers and the globals of Node.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
