const every = process.env['EVERY_LANGUAGE'] === '1';

/**
 * The combinations of language, theme and size that a test runs in: one of them, chosen by the test's place in its file,
 * so that together the tests of a file run in all of them. `EVERY_LANGUAGE=1` runs each test in each (decision 77).
 */
export function inTurn<Combination>(combinations: readonly Combination[], place: number): Combination[] {
  return every ? [...combinations] : combinations.filter((_, index) => index === place % combinations.length);
}
