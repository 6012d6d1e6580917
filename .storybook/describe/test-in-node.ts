/** What stories have of `storybook/test` where they are read and not played: there is no document to set up. */
export function fn(implementation: () => unknown = () => undefined) {
  const mock = () => implementation();
  return Object.assign(mock, { _isMockFunction: true, mockName: () => fn(implementation) });
}
export const userEvent = { setup: () => undefined };

function notPlayed(): never {
  throw new Error('Here stories are read, not played.');
}
export { notPlayed as expect, notPlayed as fireEvent, notPlayed as spyOn, notPlayed as waitFor, notPlayed as within };
export const screen = {};
