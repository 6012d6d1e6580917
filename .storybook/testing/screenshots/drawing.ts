const setVisibility = (visibility: string) =>
  (window.frameElement as HTMLElement).style.setProperty('visibility', visibility);

/**
 * Hides the frame of the stories. A story is laid out, but the browser draws nothing: drawing takes a fifth of a test's
 * processor time, and only screenshots show it.
 */
export const hideStory = () => setVisibility('hidden');

/** Runs `work` while the browser draws the story. */
export async function whileDrawn(work: () => Promise<void>): Promise<void> {
  setVisibility('visible');
  try {
    await work();
  } finally {
    setVisibility('hidden');
  }
}
