import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LazyMap } from './LazyMap.tsx';
import town from './town.pmtiles?url&no-inline';

const Stage = styled.div`
  position: relative;
  max-width: 560px;
  height: 420px;
  background: var(--surface);
`;

const labels = {
  map: 'Lomé',
  help: '← ↑ → ↓, + −',
  zoomIn: '+',
  zoomOut: '−',
  recentre: '◎',
  attribution: '©',
  gestures: { windows: 'Ctrl +', mac: '⌘ +', touch: '2 ×' },
  locale: 'fr',
};

/** An interactive map. Its code loads on the first render, and its texts are props. */
const meta = {
  title: 'Components/Map',
  component: LazyMap,
  args: { lat: 6.1285, lng: 1.2215, zoom: 13, pinned: true, labels, onReady: fn(), onFail: fn() },
  parameters: { frameHeight: 460 },
  render: (args) => (
    <Stage>
      <LazyMap {...args} />
    </Stage>
  ),
} satisfies Meta<typeof LazyMap>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** A generous timeout: the map's code is large, and CI machines may be busy. */
const timeouts = { timeout: 28_000 };

async function shown({ args, canvasElement }: PlayContext): Promise<void> {
  await waitFor(() => expect(args.onReady).toHaveBeenCalled(), timeouts);
  // The map covers its container.
  await waitFor(() => expect(within(canvasElement).getByRole('application', { name: 'Lomé' })).toBeVisible(), timeouts);
  await expect(args.onFail).not.toHaveBeenCalled();
}

/** The default map, without configuration: the site's own data of coasts, borders and towns. */
export const Own: Story = { tags: ['screenshot'], args: { zoom: 10, pinned: false }, play: shown };

/** A map with streets, from one tile archive on the site. */
export const Archive: Story = {
  tags: ['screenshot'],
  args: { mapStyle: town },
  play: async (context) => {
    await shown(context);
    await expect(within(context.canvasElement).getByRole('link', { name: 'Protomaps' })).toBeVisible();
  },
};

function Moving(args: ComponentProps<typeof LazyMap>) {
  const [lat, setLat] = useState(args.lat);
  return (
    <Stage>
      <LazyMap {...args} lat={lat} />
      <button type="button" onClick={() => setLat(6.2)}>
        Aného
      </button>
    </Stage>
  );
}

/** The map follows when its place changes, for example while an editor types coordinates. */
export const AnotherPlace: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Moving {...args} />,
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await shown(context);
    const pin = canvasElement.querySelector('.maplibregl-marker') as HTMLElement;
    const { x, y } = pin.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Aného' }));
    await waitFor(() => expect(pin.getBoundingClientRect().y).not.toBe(y));
    await waitFor(() => expect(pin.getBoundingClientRect()).toMatchObject({ x, y }), timeouts);
  },
};
