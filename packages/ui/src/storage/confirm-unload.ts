const reasons = new Set<object>();
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Makes the browser ask before it leaves the page while at least one reason is set. Listens only then: some browsers do
 * not restore pages with a listener from their cache.
 */
export function confirmUnload(reason: object, isSet: boolean): void {
  if (isSet) reasons.add(reason);
  else reasons.delete(reason);
  if (reasons.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
