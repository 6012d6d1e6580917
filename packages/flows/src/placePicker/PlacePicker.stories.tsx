import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fireEvent, screen, spyOn, waitFor } from 'storybook/test';
import { expectNotice, user, type PlayContext } from '../stories/formStories.ts';
import { beforeEachFlow, onFlowStage, wordsOf } from '../stories/flowStory.tsx';
import { defaultFlowSettings, FlowSettingsProvider } from '../settings/settings.ts';
import { PlacePicker } from './PlacePicker.tsx';
import en from './texts.en.json' with { type: 'json' };
import fr from './texts.fr.json' with { type: 'json' };

const texts = { fr, en };
const settings = { mapStyleUrl: 'https://tiles.example/style.json', placeSearchUrl: 'https://places.example/api' };
/** A land without anything on it: nothing moves, nothing is fetched. */
const style = { version: 8, sources: {}, layers: [{ id: 'land', type: 'background', paint: { 'background-color': '#efe6d0' } }] };
const styled = http.get(settings.mapStyleUrl, () => HttpResponse.json(style));

const feature = (name: string, lng: number, lat: number) => ({ geometry: { coordinates: [lng, lat] }, properties: { name, city: 'Lomé', country: 'Togo' } });
const photon = { features: [feature('Grand Marché', 1.2255, 6.1319), feature('Marché de Bè', 1.25, 6.14)] };
let asked: string[] = [];
const search = http.get(settings.placeSearchUrl, ({ request }) => {
  asked.push(new URL(request.url).searchParams.get('q') ?? '');
  return HttpResponse.json(photon);
});

/** `bare`: nothing is set up, as on most sites. */
function Host({ value, bare = false }: { value: string; bare?: boolean }) {
  const [point, setPoint] = useState(value);
  const [address, setAddress] = useState('');
  const form = (
    <form aria-label="form" onSubmit={(event) => event.preventDefault()}>
      <output data-testid="point">{point}</output>
      <output data-testid="address">{address}</output>
      <PlacePicker value={point} onChange={setPoint} onAddress={setAddress} />
    </form>
  );
  return bare ? <FlowSettingsProvider value={defaultFlowSettings}>{form}</FlowSettingsProvider> : form;
}

const meta = {
  title: 'Flows/Account/Place',
  component: Host,
  decorators: [onFlowStage],
  beforeEach: () => {
    beforeEachFlow();
    asked = [];
  },
  args: { value: '' },
  parameters: { docs: { story: { inline: false, height: '720px' } }, flow: { settings }, msw: { handlers: [styled, search] } },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 20_000 };
const point = ({ canvas }: PlayContext) => canvas.getByTestId('point').textContent;
const combobox = (context: PlayContext) => context.canvas.findByRole('combobox', { name: wordsOf(texts, context).search });
const press = async (context: PlayContext, name: string) => user.click(await context.canvas.findByRole('button', { name }));

/** Nothing is set up, the point is known: where that is, in words; it can be cleared. */
export const NothingSetUp: Story = {
  tags: ['screenshot'],
  args: { value: '6.1216,1.2094', bare: true },
  play: async (context) => {
    const t = wordsOf(texts, context);
    await expect(context.canvas.getByRole('link', { name: t.open })).toHaveAttribute('href', 'https://www.openstreetmap.org/?mlat=6.1216&mlon=1.2094#map=16/6.1216/1.2094');
    await waitFor(() => expect(context.canvas.getByText(/1[.,]6\s?km .*Lomé.*Togo/)).toBeVisible(), patience);
  },
};

/** The point is taken away. */
export const Cleared: Story = {
  args: { value: '6.1366,1.2222', bare: true },
  play: async (context) => {
    const t = wordsOf(texts, context);
    await press(context, t.clear);
    await expect(context.canvas.getByText(t.none)).toBeVisible();
    await expect(point(context)).toBe('');
  },
};

/** The site's own list: marks and capitals do not matter, other names count, what comes after the name says where. */
export const OwnList: Story = {
  tags: ['screenshot'],
  args: { bare: true },
  play: async (context) => {
    const box = await combobox(context);
    await user.type(box, 'TSEVIE');
    await screen.findByRole('option', { name: /Tsévié.*Maritime, Togo/ }, patience);
    await user.clear(box);
    await user.type(box, 'kpal');
    await screen.findByRole('option', { name: /Kpalimé/ }, patience);
  },
};

export const OwnListChosen: Story = {
  args: { bare: true },
  play: async (context) => {
    const box = await combobox(context);
    await user.type(box, 'lom');
    await screen.findByRole('option', { name: /^Lomé/ }, patience);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(point(context)).toBe('6.12874,1.22154'));
    await expect(context.canvas.getByTestId('address')).toHaveTextContent('Lomé, Maritime, Togo');
  },
};

/** No town of that name: the map and one's own position are there. */
export const OwnListNothing: Story = {
  tags: ['screenshot'],
  args: { bare: true },
  play: async (context) => {
    const t = wordsOf(texts, context);
    await user.type(await combobox(context), 'zzzz');
    await waitFor(() => expect(document.body).toHaveTextContent(t.noTown), patience);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.getByText(t.noTown)).toBeVisible());
  },
};

/** Nothing is set up: the map is the site's own. The pin is dragged. */
export const OwnMap: Story = {
  tags: ['screenshot'],
  args: { value: '6.1216,1.2094', bare: true },
  play: async (context) => {
    await openMap(context);
    await expect(context.canvas.getByText(wordsOf(texts, context).noStreets)).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
  },
};

export const PinDragged: Story = {
  args: { value: '6.1216,1.2094', bare: true },
  play: async (context) => {
    const map = await openMap(context);
    const pin = context.canvasElement.querySelector('.maplibregl-marker');
    if (pin === null) throw new Error('no pin');
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

/** A browser without WebGL: the picture stays; search, position and words do. */
export const NoWebGL: Story = {
  tags: ['screenshot'],
  args: { value: '6.1366,1.2222', bare: true },
  play: async (context) => {
    const t = wordsOf(texts, context);
    spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await press(context, t.show);
    await expect(context.canvas.getByText(t.unable)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: t.show })).toBeNull();
    await expect(await combobox(context)).toBeEnabled();
  },
};

/** By its name, by the keyboard alone; the fingers' rest is waited for, and Enter sends no form. */
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
    await expect(screen.queryByRole('listbox')).toBeNull();
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

/** An answer in the form of Nominatim. */
export const Nominatim: Story = {
  parameters: { msw: { handlers: [styled, http.get(settings.placeSearchUrl, () => HttpResponse.json([{ lat: '6.1319', lon: '1.2255', display_name: 'Grand Marché, Lomé, Togo' }]))] } },
  play: async (context) => {
    await user.type(await combobox(context), 'marché');
    await user.click(await screen.findByRole('option', { name: /Grand Marché/ }));
    await waitFor(() => expect(point(context)).toBe('6.1319,1.2255'));
  },
};

/** Writing on calls the search before off: only the last answer is shown. */
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
    // The list is drawn anew as the answer comes.
    await waitFor(() => expect(screen.getByRole('option', { name: /marché/ })).toBeVisible());
    await expect(screen.queryByRole('option', { name: /^mar Lomé/ })).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

const saying = (response: () => Response, key: 'nothing' | 'searchFailed'): Story => ({
  parameters: { msw: { handlers: [http.get(settings.placeSearchUrl, response)] } },
  play: async (context) => {
    const box = await combobox(context);
    await user.type(box, 'nulle part');
    await waitFor(() => expect(document.body).toHaveTextContent(wordsOf(texts, context)[key]));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(context.canvas.getByText(wordsOf(texts, context)[key])).toBeVisible();
    await expect(box).toHaveValue('nulle part');
  },
});
export const NoSuchPlace = saying(() => HttpResponse.json({ features: [] }), 'nothing');
export const SearchFails = saying(() => new HttpResponse(null, { status: 503 }), 'searchFailed');
export const SearchOffline = saying(() => HttpResponse.error(), 'searchFailed');
export const SearchMalformed = saying(() => new HttpResponse('{"features":'), 'searchFailed');

const coords = { latitude: 6.2, longitude: 1.3 } as GeolocationCoordinates;
export const Located: Story = {
  beforeEach: () => {
    spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => found({ coords, timestamp: 0 } as GeolocationPosition));
  },
  play: async (context) => {
    await press(context, wordsOf(texts, context).here);
    await waitFor(() => expect(point(context)).toBe('6.2,1.3'));
  },
};

/** Refused: said word for word, and what is chosen another way takes it away. */
export const LocationRefused: Story = {
  beforeEach: () => {
    spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_found, failed) => failed?.({ code: 1 } as GeolocationPositionError));
  },
  play: async (context) => {
    const t = wordsOf(texts, context);
    await press(context, t.here);
    await expectNotice(context, t.locationFailed);
    await expect(point(context)).toBe('');
    await user.type(await combobox(context), 'marché');
    await user.click(await screen.findByRole('option', { name: /Grand Marché/ }));
    await waitFor(() => expect(context.canvas.queryByText(t.locationFailed)).toBeNull());
  },
};

async function openMap(context: PlayContext) {
  const t = wordsOf(texts, context);
  await press(context, t.show);
  const map = await context.canvas.findByRole('region', { name: t.map }, patience);
  await waitFor(() => expect(map).toBeVisible(), patience);
  return map;
}

/** By a click on the map. */
export const Clicked: Story = {
  play: async (context) => {
    const map = await openMap(context);
    const { left, top, width, height } = map.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 - 60, bubbles: true };
    await fireEvent.mouseDown(map, at);
    await fireEvent.mouseUp(map, at);
    await fireEvent.click(map, at);
    await waitFor(() => expect(point(context)).toMatch(/^6\.17\d*,1\.22\d*$/));
    await expect(context.canvas.getByRole('button', { name: wordsOf(texts, context).clear })).toBeVisible();
  },
};

/** By the keyboard: the arrows move the map under the cross, the button takes what is there. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const t = wordsOf(texts, context);
    const map = await openMap(context);
    const pick = context.canvas.getByRole('button', { name: t.pick });
    pick.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(point(context)).toMatch(/^6\.136\d*,1\.222\d*$/));
    map.focus();
    await fireEvent.keyDown(map, { key: 'ArrowUp', keyCode: 38 });
    await waitFor(async () => {
      await user.click(pick);
      await expect(Number(point(context)?.split(',')[0])).toBeGreaterThan(6.137);
    }, patience);
  },
};

/** The map does not come: the other ways are there, and it can be tried again. */
export const NoMap: Story = {
  parameters: { msw: { handlers: [search, http.get(settings.mapStyleUrl, () => HttpResponse.error())] } },
  play: async (context) => {
    const t = wordsOf(texts, context);
    await press(context, t.show);
    await waitFor(() => expect(context.canvas.getByText(t.failed)).toBeVisible(), patience);
    await expect(context.canvas.getByRole('button', { name: t.here })).toBeEnabled();
    context.msw.use(styled);
    await press(context, t.retry);
    await waitFor(() => expect(context.canvas.getByRole('region', { name: t.map })).toBeVisible(), patience);
  },
};
