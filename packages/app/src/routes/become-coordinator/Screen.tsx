import { ComingSoon } from '../../pages/ComingSoon/ComingSoon.tsx';

/** Renders the placeholder of "Become coordinator" (specification §2). */
export function Component() {
  return <ComingSoon screen="become-coordinator" />;
}
