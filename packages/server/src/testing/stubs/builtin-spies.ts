import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

/**
 * Makes spies on built-in modules, such as `vi.spyOn(files, 'writeFile')`, effective for imports by name too. All spies
 * are removed after the test, since the next test file in this worker uses the same modules.
 */
export function applyBuiltinSpies(): void {
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
}
