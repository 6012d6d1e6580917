/** A stub of `storybook/test` for reading stories in Node without playing them: there is no document to set up. */
export function fn(implementation: () => unknown = () => undefined) {
  const mock = () => implementation();
  return Object.assign(mock, { _isMockFunction: true, mockName: () => fn(implementation) });
}
export const userEvent = { setup: () => undefined };

function notPlayed(): never {
  throw new Error('Play functions are not available here: stories are only read.');
}
export { notPlayed as expect, notPlayed as fireEvent, notPlayed as spyOn, notPlayed as waitFor, notPlayed as within };
export const screen = {};
