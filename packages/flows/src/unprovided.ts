/**
 * The implementation of an actor that the code that runs a machine provides, with `machine.provide({ actors })`. Side
 * effects of machines are named actors and actions, so that tests and stories can replace them.
 * @throws always, as a rejected promise
 */
export const unprovided = (): Promise<never> =>
  Promise.reject(new Error('This actor has to be provided with machine.provide().'));
