import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/**
 * Whether React has hydrated the component: false on the server and while its HTML hydrates, true afterwards and in
 * components that only the browser renders. Use it for what must differ in HTML that works without JavaScript.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
