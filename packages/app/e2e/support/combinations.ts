const every = process.env['EVERY_LANGUAGE'] === '1';

/**
 * Selects the combination of language, theme and size in which a test runs, by the test's position in its file.
 * Together the tests of a file run in all combinations. `EVERY_LANGUAGE=1` runs each test in all of them (decision 77).
 */
export function inTurn<Combination>(combinations: readonly Combination[], place: number): Combination[] {
  return every ? [...combinations] : combinations.filter((_, index) => index === place % combinations.length);
}
