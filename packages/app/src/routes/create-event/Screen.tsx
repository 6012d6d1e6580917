import { ComingSoon } from '../../pages/ComingSoon/ComingSoon.tsx';

/** Renders the placeholder of "Create my event" (specification §2). */
export function Component() {
  return <ComingSoon screen="create-event" />;
}
