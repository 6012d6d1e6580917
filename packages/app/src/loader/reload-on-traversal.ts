declare global {
  interface Window {
    /** Whether the router runs. It follows Back and Forward. */
    hasRouter?: boolean;
  }
}

/**
 * Reloads the page when Back or Forward leads to another page of the same document, and no router runs that shows it:
 * the router has created that entry before a reload.
 */
export function reloadOnTraversal(): void {
  const address = () => location.pathname + location.search;
  const initial = address();
  addEventListener('popstate', () => {
    if (!window.hasRouter && address() !== initial) location.reload();
  });
}
