import type { HumanCheckOutcome, HumanCheckRequest } from './service.ts';

/**
 * Runs a service's widget in a new element of `place`, because reCAPTCHA can render into an element only once. Removes
 * the element when the check ends or is aborted.
 */
export async function runWidget(
  { place, signal }: Pick<HumanCheckRequest, 'place' | 'signal'>,
  render: (box: HTMLElement, end: (outcome: HumanCheckOutcome) => void) => void,
): Promise<HumanCheckOutcome> {
  signal.throwIfAborted();
  const box = document.createElement('div');
  place.replaceChildren(box);
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('The check was aborted.')));
      render(box, resolve);
    });
  } finally {
    box.remove();
  }
}

/** Returns the theme of the page, in which a service renders its widget. */
export const widgetTheme = () => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');
