import { expect, waitFor } from 'storybook/test';
import { wordsOf } from '../../stories/flow-story.tsx';
import { user, type PlayContext } from '../../stories/form-stories.ts';
import en from '../texts.en.json' with { type: 'json' };
import fr from '../texts.fr.json' with { type: 'json' };

/** The picker's texts, which play functions look for. */
export const pickerTexts = { fr, en };

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
  context.canvas.findByRole('combobox', { name: wordsOf(pickerTexts, context).search });
/** Clicks the button with this name. */
export const pressInPicker = async (context: PlayContext, name: string) =>
  user.click(await context.canvas.findByRole('button', { name }));

/** Opens the map and waits until it is drawn. */
export async function openMap(context: PlayContext) {
  const t = wordsOf(pickerTexts, context);
  await pressInPicker(context, t.show);
  const map = await context.canvas.findByRole('application', { name: t.map }, pickerTimeout);
  await waitFor(() => expect(map).toBeVisible(), pickerTimeout);
  return map;
}
