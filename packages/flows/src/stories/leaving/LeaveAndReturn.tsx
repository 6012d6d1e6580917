import { useState, type ReactNode } from 'react';
import { user, type PlayContext } from '../form-stories.ts';

/** Renders a screen and a button that leaves it and returns to it, as the page in another language does. */
export function LeaveAndReturn({ children }: { children: ReactNode }) {
  const [away, setAway] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAway(!away)}>
        ↔
      </button>
      {!away && children}
    </>
  );
}

/** Leaves the screen inside `LeaveAndReturn` and returns to it. */
export async function leaveAndReturn({ canvas }: Pick<PlayContext, 'canvas'>): Promise<void> {
  await user.click(canvas.getByRole('button', { name: '↔' }));
  await user.click(canvas.getByRole('button', { name: '↔' }));
}
