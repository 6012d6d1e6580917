import { expect, waitFor } from 'storybook/test';
import { textsOf } from '../../stories/flow-story.tsx';
import { type PlayContext, press } from '../../stories/form-stories.ts';

/**
 * Disables a rule of axe. While a list is open, React Aria hides the rest of the page from screen readers. Tab closes
 * the list before the focus can reach a hidden element.
 */
export const openList = { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } };
/** The timeout for maps in stories, in milliseconds. */
export const pickerTimeout = { timeout: 20_000 };
/** Returns the chosen point as the story prints it; '' when there is none. */
export const point = ({ canvas }: PlayContext) => canvas.getByTestId('point').textContent;
/** The search field for places. */
export const combobox = (context: PlayContext) =>
  context.canvas.findByRole('combobox', { name: textsOf(context, 'placePicker').search });

/** Opens the map and waits until it is drawn. */
export async function openMap(context: PlayContext) {
  const t = textsOf(context, 'placePicker');
  await press(t.show);
  const map = await context.canvas.findByRole('application', { name: t.map }, pickerTimeout);
  await waitFor(() => expect(map).toBeVisible(), pickerTimeout);
  return map;
}
