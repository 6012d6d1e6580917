import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readTask } from './arguments.ts';

const argv = [...process.argv];
beforeEach(() => {
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit code ${code ?? 0}`);
  });
});
afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
});

it.each([[], ['mend'], ['validate'], ['import'], ['validate', '--force', 'a'], ['import', 'a', 'b'], ['export', '-x']])(
  'the content command ends with exit code 2 for %j %j %j',
  (...given) => {
    process.argv = ['node', 'main.ts', ...given];
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    expect(readTask).toThrow('exit code 2');
    expect(printed).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('\n\nUsage: npm run content'));
  },
);

it('an unknown option is named in one sentence', () => {
  process.argv = ['node', 'main.ts', 'import', '--froce', 'a'];
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  expect(readTask).toThrow('exit code 2');
  expect(printed).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Unknown option '--froce'\.\n\nUsage/));
});

it('the content command prints its usage with --help', () => {
  process.argv = ['node', 'main.ts', '--help'];
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  expect(readTask).toThrow('exit code 0');
  expect(printed).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Usage: npm run content'));
});
