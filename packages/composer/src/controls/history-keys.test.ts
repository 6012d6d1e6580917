import { expect, it } from 'vitest';
import { historyStepOf } from './history-keys.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false };
const control = { ...none, ctrlKey: true };

it.each([
  [{ ...control, key: 'z' }, 'undo'],
  [{ ...control, key: 'Z', shiftKey: true }, 'redo'],
  [{ ...none, metaKey: true, key: 'z' }, 'undo'],
  [{ ...control, key: 'y' }, 'redo'],
  [{ ...control, key: 'x' }, undefined],
  [{ ...control, key: 'z', altKey: true }, undefined],
  [{ ...control, key: 'z', isComposing: true }, undefined],
  [{ ...none, key: 'z' }, undefined],
])('%o is the shortcut of %s', (keys, step) => {
  expect(historyStepOf(keys)).toBe(step);
});
