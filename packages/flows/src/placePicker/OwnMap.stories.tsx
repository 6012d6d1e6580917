import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor } from 'storybook/test';
import { onFlowStage, textsOf } from '../stories/flow-story.tsx';
import { user, press } from '../stories/form-stories.ts';
import { PickerForm } from './stories/PickerForm.tsx';
import { combobox, openList, openMap, pickerTimeout, point } from './stories/picker-story.ts';

/** The picker without a map style and a place search in the settings, as on most sites. */
const meta = {
  title: 'Flows/Account/Own map',
  component: PickerForm,
  decorators: [onFlowStage],
  args: { value: '', bare: true },
  parameters: { frameHeight: 720 },
} satisfies Meta<typeof PickerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without settings, a text describes where the point is. */
export const WithoutSettings: Story = {
  tags: ['screenshot'],
  args: { value: '6.1216,1.2094' },
  play: async (context) => {
    const t = textsOf(context, 'placePicker');
    await expect(context.canvas.getByRole('link', { name: t.open })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=6.1216&mlon=1.2094#map=16/6.1216/1.2094',
    );
    await waitFor(() => expect(context.canvas.getByText(/1[.,]6\s?km .*Lomé.*Togo/)).toBeVisible(), pickerTimeout);
  },
};

/** Clearing removes the point and its button. The search field takes the focus. */
export const Cleared: Story = {
  args: { value: '6.1366,1.2222' },
  play: async (context) => {
    const t = textsOf(context, 'placePicker');
    await press(t.clear);
    await expect(context.canvas.getByText(t.none)).toBeVisible();
    await expect(point(context)).toBe('');
    await waitFor(async () => expect(await combobox(context)).toHaveFocus());
  },
};

/** The site's own list of towns: the search ignores accents and case, and finds other names of a town. */
export const OwnList: Story = {
  parameters: { a11y: openList },
  play: async (context) => {
    const box = await combobox(context);
    await user.type(box, 'TSEVIE');
    await screen.findByRole('option', { name: /Tsévié.*Maritime, Togo/ }, pickerTimeout);
    await user.clear(box);
    await user.type(box, 'kpal');
    await screen.findByRole('option', { name: /Kpalimé/ }, pickerTimeout);
  },
};

export const OwnListChosen: Story = {
  play: async (context) => {
    const box = await combobox(context);
    await user.type(box, 'lom');
    await screen.findByRole('option', { name: /^Lomé/ }, pickerTimeout);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(point(context)).toBe('6.12874,1.22154'));
    await expect(context.canvas.getByTestId('address')).toHaveTextContent('Lomé, Maritime, Togo');
  },
};

/** No town has this name. The map and the current position still work. */
export const OwnListNothing: Story = {
  tags: ['screenshot'],
  play: async (context) => {
    const t = textsOf(context, 'placePicker');
    const box = await combobox(context);
    await user.type(box, 'zzzz');
    await user.unhover(box);
    await waitFor(() => expect(context.canvas.getByText(t.noTown)).toBeVisible(), pickerTimeout);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** Without settings, the map is the site's own. */
export const OwnMap: Story = {
  tags: ['screenshot'],
  args: { value: '6.1216,1.2094' },
  play: async (context) => {
    await openMap(context);
    await expect(context.canvas.getByText(textsOf(context, 'placePicker').noStreets)).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
  },
};

export const PinDragged: Story = {
  args: { value: '6.1216,1.2094' },
  play: async (context) => {
    const map = await openMap(context);
    const pin = context.canvasElement.querySelector('.maplibregl-marker');
    if (pin === null) throw new Error('The map shows no pin.');
    const { left, top, width, height } = map.getBoundingClientRect();
    const middle = { clientX: left + width / 2, clientY: top + height / 2 - 10, bubbles: true, button: 0 };
    const away = { ...middle, clientX: middle.clientX + 80 };
    await fireEvent.mouseDown(pin, { ...middle, buttons: 1 });
    await fireEvent.mouseMove(pin, { ...away, clientX: middle.clientX + 30, buttons: 1 });
    await fireEvent.mouseMove(pin, { ...away, buttons: 1 });
    await fireEvent.mouseUp(pin, away);
    await waitFor(() => expect(Number(point(context)?.split(',')[1])).toBeGreaterThan(1.2098));
  },
};

/** A browser without WebGL keeps the static picture. Search, current position and descriptions work. */
export const NoWebGL: Story = {
  name: 'No WebGL',
  tags: ['screenshot'],
  args: { value: '6.1366,1.2222' },
  play: async (context) => {
    const t = textsOf(context, 'placePicker');
    spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await press(t.show);
    await expect(context.canvas.getByText(t.unsupported)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t.show })).toBeNull();
    await expect(await combobox(context)).toBeEnabled();
  },
};
