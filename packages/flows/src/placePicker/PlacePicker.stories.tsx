import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fireEvent, screen, spyOn, waitFor } from 'storybook/test';
import { expectNotice, user, type PlayContext, press } from '../stories/form-stories.ts';
import { onFlowStage, textsOf } from '../stories/flow-story.tsx';
import { PickerForm } from './stories/PickerForm.tsx';
import { combobox, openList, openMap, pickerTimeout, point } from './stories/picker-story.ts';

const settings = { mapStyleUrl: 'https://tiles.example/style.json', placeSearchUrl: 'https://places.example/api' };
/** A map style with only a background, which needs no requests. */
const style = {
  version: 8,
  sources: {},
  layers: [{ id: 'land', type: 'background', paint: { 'background-color': '#efe6d0' } }],
};
const styled = http.get(settings.mapStyleUrl, () => HttpResponse.json(style));

const feature = (name: string, lng: number, lat: number) => ({
  geometry: { coordinates: [lng, lat] },
  properties: { name, city: 'Lomé', country: 'Togo' },
});
const photon = { features: [feature('Grand Marché', 1.2255, 6.1319), feature('Marché de Bè', 1.25, 6.14)] };
let asked: string[] = [];
const search = http.get(settings.placeSearchUrl, ({ request }) => {
  asked.push(new URL(request.url).searchParams.get('q') ?? '');
  return HttpResponse.json(photon);
});

const meta = {
  title: 'Flows/Account/Place',
  component: PickerForm,
  decorators: [onFlowStage],
  beforeEach: () => {
    asked = [];
  },
  args: { value: '' },
  parameters: {
    frameHeight: 720,
    flow: { settings },
    msw: { handlers: [styled, search] },
  },
} satisfies Meta<typeof PickerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard chooses a place by name. The search waits for a pause in typing. Enter does not submit the form. */
export const Suggestion: Story = {
  play: async (context) => {
    const box = await combobox(context);
    await user.type(box, 'marché');
    await screen.findByRole('option', { name: /Grand Marché/ });
    await expect(asked).toEqual(['marché']);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(point(context)).toBe('6.14,1.25'));
    await expect(context.canvas.getByTestId('address')).toHaveTextContent('Marché de Bè, Lomé, Togo');
    await expect(box).toHaveValue('Marché de Bè');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** Escape closes the list and chooses nothing. */
export const Escaped: Story = {
  play: async (context) => {
    await user.type(await combobox(context), 'marché');
    await screen.findByRole('option', { name: /Grand Marché/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(point(context)).toBe('');
  },
};

/** A response in the format of Nominatim. */
export const Nominatim: Story = {
  parameters: {
    msw: {
      handlers: [
        styled,
        http.get(settings.placeSearchUrl, () =>
          HttpResponse.json([{ lat: '6.1319', lon: '1.2255', display_name: 'Grand Marché, Lomé, Togo' }]),
        ),
      ],
    },
  },
  play: async (context) => {
    await user.type(await combobox(context), 'marché');
    await user.click(await screen.findByRole('option', { name: /Grand Marché/ }));
    await waitFor(() => expect(point(context)).toBe('6.1319,1.2255'));
  },
};

/** Typing cancels the previous search: only the last response is shown. */
export const WritingOn: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get(settings.placeSearchUrl, async ({ request }) => {
          const query = new URL(request.url).searchParams.get('q') ?? '';
          asked.push(query);
          if (query === 'mar') await delay(1500);
          return HttpResponse.json({ features: [feature(query, 1.2, 6.1)] });
        }),
      ],
    },
  },
  play: async (context) => {
    const box = await combobox(context);
    await user.type(box, 'mar');
    await waitFor(() => expect(asked).toEqual(['mar']));
    await user.type(box, 'ché');
    // The list renders again with the new response.
    await waitFor(() => expect(screen.getByRole('option', { name: /marché/ })).toBeVisible());
    await expect(screen.queryByRole('option', { name: /^mar Lomé/ })).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** While a search is pending, the list says so. */
export const Searching: Story = {
  parameters: {
    a11y: openList,
    msw: { handlers: [styled, http.get(settings.placeSearchUrl, () => delay('infinite'))] },
  },
  play: async (context) => {
    await user.type(await combobox(context), 'marché');
    const list = await screen.findByRole('listbox');
    await expect(list).toHaveTextContent(textsOf(context, 'placePicker').searching);
  },
};

/** Returns a story for a search without a result: the list closes, and a live region below the field says so. */
const saying = (response: () => Response, key: 'nothing' | 'searchFailed'): Story => ({
  parameters: {
    msw: { handlers: [http.get(settings.placeSearchUrl, response)] },
    ...(key === 'searchFailed' && {
      statusIsFailure: true,
      continuation: async (context: PlayContext) => {
        context.msw.use(search);
        await press(textsOf(context, 'placePicker').retry);
        await screen.findByRole('option', { name: /Grand Marché/ });
        await expect(await combobox(context)).toHaveFocus();
        await expect(screen.queryByText(textsOf(context, 'placePicker').searchFailed)).toBeNull();
      },
    }),
  },
  play: async (context) => {
    const box = await combobox(context);
    await user.type(box, 'nulle part');
    await waitFor(() => expect(context.canvas.getByText(textsOf(context, 'placePicker')[key])).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(box).toHaveValue('nulle part');
  },
});
export const NoSuchPlace = saying(() => HttpResponse.json({ features: [] }), 'nothing');
export const SearchFails = saying(() => new HttpResponse(null, { status: 503 }), 'searchFailed');
export const SearchUnreachable = saying(() => HttpResponse.error(), 'searchFailed');
export const SearchMalformed = saying(() => new HttpResponse('{"features":'), 'searchFailed');

const coords = { latitude: 6.2, longitude: 1.3 } as GeolocationCoordinates;
export const Located: Story = {
  beforeEach: () => {
    spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
      found({ coords, timestamp: 0 } as GeolocationPosition),
    );
  },
  play: async (context) => {
    await press(textsOf(context, 'placePicker').here);
    await waitFor(() => expect(point(context)).toBe('6.2,1.3'));
  },
};

let answerLate = () => {};
/** The user clears or chooses the place while the position is being requested: the late position is ignored. */
export const LocatedTooLate: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: '6.14,1.25' },
  beforeEach: () => {
    spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => {
      answerLate = () => found({ coords, timestamp: 0 } as GeolocationPosition);
    });
  },
  play: async (context) => {
    const t = textsOf(context, 'placePicker');
    const locate = context.canvas.getByRole('button', { name: t.here });
    await user.click(locate);
    await waitFor(() => expect(locate).toHaveAttribute('data-pending'));
    await press(t.clear);
    answerLate();
    await waitFor(() => expect(locate).not.toHaveAttribute('data-pending'));
    await expect(point(context)).toBe('');
    await user.click(locate);
    await user.type(await combobox(context), 'marché');
    await user.click(await screen.findByRole('option', { name: /Grand Marché/ }));
    answerLate();
    await waitFor(() => expect(locate).not.toHaveAttribute('data-pending'));
    await expect(point(context)).toBe('6.1319,1.2255');
  },
};

/** The user denies access to the location: the message of the specification appears. The next choice removes it. */
export const LocationRefused: Story = {
  parameters: {
    // The place can still be found by its name.
    continuation: async (context: PlayContext) => {
      const t = textsOf(context, 'placePicker');
      await user.type(await combobox(context), 'marché');
      await user.click(await screen.findByRole('option', { name: /Grand Marché/ }));
      await waitFor(() => expect(context.canvas.queryByText(t.locationFailed)).toBeNull());
    },
  },
  beforeEach: () => {
    spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_found, failed) =>
      failed?.({ code: 1 } as GeolocationPositionError),
    );
  },
  play: async (context) => {
    const t = textsOf(context, 'placePicker');
    await press(t.here);
    await expectNotice(context, t.locationFailed);
    await expect(point(context)).toBe('');
  },
};

/** A click on the map chooses the point. */
export const Clicked: Story = {
  play: async (context) => {
    const map = await openMap(context);
    const { left, top, width, height } = map.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 - 60, bubbles: true };
    await fireEvent.mouseDown(map, at);
    await fireEvent.mouseUp(map, at);
    await fireEvent.click(map, at);
    await waitFor(() => expect(point(context)).toMatch(/^6\.17\d*,1\.22\d*$/));
    await expect(context.canvas.getByRole('button', { name: textsOf(context, 'placePicker').clear })).toBeVisible();
  },
};

/**
 * The map takes the focus from its button. The arrows move it below the crosshair, and a button chooses its position.
 */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const t = textsOf(context, 'placePicker');
    const map = await openMap(context);
    await waitFor(() => expect(map).toHaveFocus());
    const pick = context.canvas.getByRole('button', { name: t.pick });
    pick.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(point(context)).toMatch(/^6\.136\d*,1\.222\d*$/));
    const latitude = () => Number(point(context)?.split(',')[0]);
    const start = latitude();
    map.focus();
    await fireEvent.keyDown(map, { key: 'ArrowUp', keyCode: 38 });
    await waitFor(async () => {
      await user.click(pick);
      // The click may interrupt the map's movement.
      await expect(latitude()).toBeGreaterThan(start);
    }, pickerTimeout);
  },
};

/** The map fails to load: the other ways to choose still work, and a button retries. */
export const NoMap: Story = {
  parameters: {
    msw: { handlers: [search, http.get(settings.mapStyleUrl, () => HttpResponse.error())] },
    continuation: async (context: PlayContext) => {
      const t = textsOf(context, 'placePicker');
      context.msw.use(styled);
      await press(t.retry);
      await waitFor(
        () => expect(context.canvas.getByRole('application', { name: t.map })).toBeVisible(),
        pickerTimeout,
      );
    },
  },
  play: async (context) => {
    const t = textsOf(context, 'placePicker');
    await press(t.show);
    await waitFor(() => expect(context.canvas.getByText(t.failed)).toBeVisible(), pickerTimeout);
    await expect(context.canvas.getByRole('button', { name: t.here })).toBeEnabled();
  },
};
