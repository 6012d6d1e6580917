import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('readArguments', () => {
  it.each([[], ['mend'], ['validate'], ['import'], ['validate', '--force', 'a'], ['import', 'a', 'b']])(
    'does not accept %j %j %j',
    (...given) => {
      expect(readArguments(given).kind).toBe('mistake');
    },
  );
});
