import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import styled from 'styled-components';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { mapTimeout, showMap, saveData } from '../stories/maps.ts';
import { PlaceMap } from './PlaceMap.tsx';
import { MapStyleProvider } from './style.ts';
import en from './texts.en.json';
import fr from './texts.fr.json';

const styleUrl = 'https://tiles.example/style.json';
const address = '12, rue de la Paix, Kodjoviakopé, Lomé';

/** A small fictional town that needs no network: a shore, a few streets, and an attribution. */
const style = {
  version: 8,
  sources: {
    town: {
      type: 'geojson',
      attribution: '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>',
      data: {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: { kind: 'sea' },
            geometry: {
              type: 'Polygon',
              coordinates: [
                [
                  [1.1, 6.0],
                  [1.35, 6.0],
                  [1.35, 6.128],
                  [1.1, 6.112],
                  [1.1, 6.0],
                ],
              ],
            },
          },
          ...Array.from({ length: 24 }, (_, row) => ({
            type: 'Feature',
            properties: { kind: 'street' },
            geometry: {
              type: 'LineString',
              coordinates: [
                [1.19 + row * 0.0017, 6.118],
                [1.192 + row * 0.0017, 6.14],
              ],
            },
          })),
          ...Array.from({ length: 14 }, (_, row) => ({
            type: 'Feature',
            properties: { kind: 'street' },
            geometry: {
              type: 'LineString',
              coordinates: [
                [1.18, 6.118 + row * 0.0016],
                [1.24, 6.122 + row * 0.0016],
              ],
            },
          })),
        ],
      },
    },
  },
  layers: [
    { id: 'land', type: 'background', paint: { 'background-color': '#efe6d0' } },
    {
      id: 'streets',
      type: 'line',
      source: 'town',
      filter: ['==', ['get', 'kind'], 'street'],
      paint: { 'line-color': '#ffffff', 'line-width': 4 },
    },
    {
      id: 'sea',
      type: 'fill',
      source: 'town',
      filter: ['==', ['get', 'kind'], 'sea'],
      paint: { 'fill-color': '#1a1a40' },
    },
  ],
};

const rasterStyle = {
  version: 8,
  sources: {
    tiles: { type: 'raster', tiles: ['https://tiles.example/{z}/{x}/{y}.png'], tileSize: 256, attribution: '© Tiles' },
  },
  layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
};

const townStyle = http.get(styleUrl, () => HttpResponse.json(style));

const Card = styled.div`
  max-width: 560px;
  background: var(--surface);

  > div {
    min-height: 460px;
  }
`;

const meta = {
  title: 'Sections/Parts/Map',
  component: PlaceMap,
  args: { address, place: { lat: 6.1216, lng: 1.2094, zoom: 15, pinned: true } },
  parameters: { frameHeight: 560 },
  render: (args, { parameters }) => (
    <MapStyleProvider value={parameters['mapStyle'] as string | undefined}>
      <Card>
        <PlaceMap {...args} />
      </Card>
    </MapStyleProvider>
  ),
} satisfies Meta<typeof PlaceMap>;

export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const wordsOf = ({ globals }: PlayContext) => (globals['locale'] === 'en' ? en : fr);

/** Replaces every kind of space by a plain one, as the matcher does. */
const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

/** Returns the text for the distance from Lomé. */
const southWestOfLome = ({ globals }: PlayContext) =>
  globals['locale'] === 'en' ? '1.6 km south-west of Lomé, Togo.' : 'À 1,6 km au sud-ouest de Lomé (Togo).';

/** Expects the attributions that the licences require. */
async function expectCredits({ canvasElement }: PlayContext) {
  for (const name of ['© OpenStreetMap', 'Natural Earth', 'GeoNames'])
    await waitFor(() => expect(within(canvasElement).getByRole('link', { name })).toBeVisible(), mapTimeout);
}

/** Expects the address and the link to a street map, which every state has. */
async function expectPlace(context: PlayContext) {
  const canvas = within(context.canvasElement);
  await expect(canvas.getByText(address)).toBeVisible();
  await expect(canvas.getByRole('link', { name: wordsOf(context).open })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=6.1216&mlon=1.2094#map=15/6.1216/1.2094',
  );
}

/** With data saving: a picture of the place from the same data, until the visitor requests the map. */
export const Picture: Story = {
  tags: ['screenshot'],
  beforeEach: saveData,
  play: async (context) => {
    const words = wordsOf(context);
    await expectPlace(context);
    await expect(within(context.canvasElement).getByRole('button', { name: words.show })).toBeEnabled();
    await waitFor(
      () => expect(within(context.canvasElement).getByText(southWestOfLome(context), { exact: false })).toBeVisible(),
      mapTimeout,
    );
    await expectCredits(context);
  },
};

/** Around Lomé at the scale of the specification (§9). The place is not exact: no pin. */
export const PictureOfTheCity: Story = {
  tags: ['screenshot'],
  beforeEach: saveData,
  args: { place: { lat: 6.1366, lng: 1.2222, zoom: 10, pinned: false }, address: 'Lomé' },
  play: expectCredits,
};

/**
 * Inside the viewport, without a map style: the site's own map with its own colours and fonts. Nothing is loaded from
 * elsewhere.
 */
export const Own: Story = {
  tags: ['screenshot'],
  play: async (context) => {
    await showMap(context);
    await expectPlace(context);
    await expectCredits(context);
    await expect(within(context.canvasElement).getByText(wordsOf(context).noStreets, { exact: false })).toBeVisible();
  },
};

/** The site's own map around Lomé. */
export const OwnCity: Story = {
  tags: ['screenshot'],
  args: PictureOfTheCity.args,
  play: async (context) => {
    await showMap(context);
    await expectCredits(context);
  },
};

/** Outside the detailed region: the land and borders of the world. */
export const OwnElsewhere: Story = {
  tags: ['screenshot'],
  args: { place: { lat: 48.8566, lng: 2.3522, zoom: 5, pinned: true }, address: 'Paris' },
  play: async (context) => {
    await showMap(context);
  },
};

/** A browser without WebGL: the picture stays, with the reason. No code of the map is loaded. */
export const NoWebGL: Story = {
  name: 'No WebGL',
  tags: ['screenshot'],
  beforeEach: () => {
    spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  },
  play: async (context) => {
    await waitFor(
      () =>
        expect(
          within(context.canvasElement).getByText(spaced(wordsOf(context).unable), { exact: false }),
        ).toBeVisible(),
      mapTimeout,
    );
    await expectPlace(context);
    await expectCredits(context);
    await expect(within(context.canvasElement).queryByRole('button')).toBeNull();
  },
};

/** With a map style. The keyboard moves the map and leaves it. */
export const Styled: Story = {
  parameters: { mapStyle: styleUrl, msw: { handlers: [townStyle] } },
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const words = wordsOf(context);
    const map = await showMap(context);
    await expect(map).toHaveAccessibleName(expect.stringContaining(address));
    await expect(map).toHaveAccessibleDescription(words.help.replaceAll(/\s/g, ' '));
    await expect(canvas.getByRole('link', { name: '© OpenStreetMap' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/copyright',
    );
    await expectPlace(context);
    map.focus();
    await userEvent.keyboard('{ArrowUp}+');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: words.zoomIn })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: words.recentre })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: words.open })).toHaveFocus();
  },
};

function failing(handlers: ReturnType<typeof http.get>[]): Story {
  return {
    parameters: { mapStyle: styleUrl, msw: { handlers } },
    play: async (context) => {
      const canvas = within(context.canvasElement);
      const words = wordsOf(context);
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words.failed), mapTimeout);
      await expect(canvas.getByRole('button', { name: words.retry })).toBeEnabled();
      await expect(canvas.queryByRole('application')).toBeNull();
      await expectPlace(context);
    },
  };
}

export const NoTiles = failing([
  http.get(styleUrl, () => HttpResponse.json(rasterStyle)),
  http.get('https://tiles.example/:z/:x/:y', () => new HttpResponse(null, { status: 503 })),
]);
export const NoStyle = failing([http.get(styleUrl, () => new HttpResponse(null, { status: 500 }))]);
export const Unreachable = failing([http.get(styleUrl, () => HttpResponse.error())]);

/** The network recovers: a retry shows the map. */
let requests = 0;
export const Retried: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    mapStyle: styleUrl,
    msw: { handlers: [http.get(styleUrl, () => (requests++ === 0 ? HttpResponse.error() : HttpResponse.json(style)))] },
  },
  beforeEach: () => {
    requests = 0;
  },
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: wordsOf(context).retry }, mapTimeout));
    await waitFor(() => expect(canvas.getByRole('application')).toBeVisible(), mapTimeout);
  },
};
