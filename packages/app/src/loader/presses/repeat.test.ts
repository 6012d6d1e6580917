import { expect, it, vi } from 'vitest';
import { repeatPresses } from './repeat.ts';

/** The functions that wait for the next frame. */
const frames: (() => void)[] = [];

/** Creates a button that React has hydrated. */
function hydratedButton() {
  const element = {
    localName: 'button',
    id: '',
    isConnected: true,
    ariaBusy: 'true' as string | null,
    closest: () => null,
    matches: () => false,
    toggleAttribute: vi.fn(),
    click: vi.fn(),
    __reactProps$: {},
  };
  return element;
}

it.each([
  ['repeats a press when only the fragment of the address has changed', '/fr/contact#hours', true, 1],
  ['does not repeat a press on another page, whose elements are different ones', '/fr/agenda', false, 0],
])('%s', (_, address, isConnected, clicks) => {
  const [pressed, other] = [hydratedButton(), hydratedButton()];
  const location = { href: 'https://kermesse.test/fr/contact' };
  const page = { elements: [pressed] };
  vi.stubGlobal('window', { early: [{ element: pressed }] });
  vi.stubGlobal('location', location);
  vi.stubGlobal('HTMLElement', Object);
  vi.stubGlobal('document', {
    activeElement: null,
    body: { querySelectorAll: () => page.elements },
    getElementById: () => null,
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  repeatPresses();
  location.href = `https://kermesse.test${address}`;
  pressed.isConnected = isConnected;
  if (!isConnected) page.elements = [other];
  for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) frame();
  expect(pressed.click).toHaveBeenCalledTimes(clicks);
  expect(other.click).not.toHaveBeenCalled();
  expect(window.early).toEqual([]);
});
