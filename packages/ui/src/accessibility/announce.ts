import { hide } from './hide.ts';

/**
 * The urgency of an announcement. `assertive` interrupts the screen reader: use it for errors. `polite` waits for a
 * pause: use it for everything else.
 */
export type Urgency = 'polite' | 'assertive';

/**
 * The time an announcement stays in the document, in milliseconds. Afterwards screen reader users must not come across
 * it.
 */
const lifetime = 7000;
/**
 * The delay before the first announcement in a new live region, in milliseconds. Screen readers ignore earlier changes.
 */
const initialDelay = 100;

/** The latest text for each new region during its delay. */
const pendingTexts = new WeakMap<HTMLElement, string>();

/**
 * Returns the live region for an urgency and creates it on first use. An open dialog hides everything around it except
 * this region.
 */
function regionFor(urgency: Urgency): { region: HTMLElement; isNew: boolean } {
  const found = document.querySelector<HTMLElement>(`[data-announcer="${urgency}"]`);
  if (found !== null) return { region: found, isNew: false };
  const region = document.createElement('div');
  region.dataset['announcer'] = urgency;
  region.dataset['liveAnnouncer'] = 'true';
  region.setAttribute('aria-live', urgency);
  hide(region);
  document.body.append(region);
  return { region, isNew: true };
}

/**
 * Announces a text to screen readers without showing it. Repeating a call repeats the announcement. Use it for visible
 * text that screen readers would not announce: the error of a field that already has the focus, a deadline.
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  if (text === '') return;
  const { region, isNew } = regionFor(urgency);
  const insertText = () => {
    const line = document.createElement('p');
    line.textContent = pendingTexts.get(region) ?? text;
    pendingTexts.delete(region);
    region.replaceChildren(line);
    setTimeout(() => line.remove(), lifetime);
  };
  if (isNew) setTimeout(insertText, initialDelay);
  if (isNew || pendingTexts.has(region)) pendingTexts.set(region, text);
  else insertText();
}
