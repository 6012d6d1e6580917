import type { HumanCheckOutcome, HumanCheckRequest } from './service.ts';

/**
 * Runs a service's widget in a new element of `container`, because reCAPTCHA can render into an element only once.
 * Removes the element when the check ends or is aborted.
 */
export async function runWidget(
  { container, signal }: Pick<HumanCheckRequest, 'container' | 'signal'>,
  render: (box: HTMLElement, end: (outcome: HumanCheckOutcome) => void) => void,
): Promise<HumanCheckOutcome> {
  signal.throwIfAborted();
  const box = document.createElement('div');
  container.replaceChildren(box);
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('The check was aborted.')));
      render(box, resolve);
    });
  } finally {
    box.remove();
  }
}
