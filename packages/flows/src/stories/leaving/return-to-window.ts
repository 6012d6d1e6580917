import { afterTwoFrames } from '@kermesse/ui/focus';
import { mocked, spyOn } from 'storybook/test';

/** Lets a story decide whether the window has the focus. Call it before each story that uses `returnToWindow`. */
export function mockWindowFocus(): void {
  spyOn(document, 'hasFocus').mockReturnValue(true);
}

/** Leaves the window and returns to it, so that lists are loaded again. */
export async function returnToWindow(): Promise<void> {
  await new Promise<void>((resolve) => afterTwoFrames(resolve));
  for (const type of ['blur', 'focus']) {
    mocked(document).hasFocus.mockReturnValue(type === 'focus');
    dispatchEvent(new Event(type));
  }
}
