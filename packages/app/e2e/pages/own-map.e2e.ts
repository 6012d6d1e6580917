import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { namedFlavor } from '@protomaps/basemaps';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTemplate } from '../../../server/e2e/support/folders.ts';
import { pmtilesOf } from '../../../server/src/testing/files/pmtiles.ts';
import { openProfile, press, waitForSuccess } from '../support/accounts/profile.ts';
import { whileDrawn } from '../support/drawing.ts';
import { tabTo } from '../support/keys.ts';
import { openPage, simulateIntent } from '../support/visitor.ts';
import { startSite, type Site, ownSite } from '../support/site.ts';

/** Aborts every request to another origin and returns the list of them. */
async function blockOtherOrigins(page: Page, { origin }: Site): Promise<string[]> {
  const elsewhere: string[] = [];
  await page.route(
    (url) => url.origin !== origin && /^https?:$/.test(url.protocol),
    (route) => {
      elsewhere.push(route.request().url());
      return route.abort();
    },
  );
  return elsewhere;
}

/** Returns the colour at the left edge of the map, halfway down, as `#rrggbb`. Nothing covers the map there. */
async function colourIn(page: Page): Promise<string> {
  const map = page.locator('canvas.maplibregl-canvas');
  const height = await map.evaluate((canvas) => canvas.clientHeight);
  const { data } = await sharp(await whileDrawn(page, () => map.screenshot()))
    .extract({ left: 40, top: Math.round(height / 2), width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.toString('hex')}`;
}

const site = await ownSite();

describe('without map settings', () => {
  it(
    'the contact page draws its map without requests to other origins and with an empty console',
    { timeout: 120_000 },
    async () => {
      const { page, silent } = await openPage({ locale: 'fr-FR' });
      const elsewhere = await blockOtherOrigins(page, site);
      await page.goto(`${site.origin}/en/contact`);
      await page.getByText('1.6 km south-west of Lomé, Togo.').waitFor();
      await page.getByText('Streets are not part of this map.').scrollIntoViewIfNeeded();
      await simulateIntent(page, '[data-section=contact]');
      const map = page.getByRole('application', { name: /^Map:/ });
      await map.waitFor({ timeout: 60_000 });
      for (const name of ['© OpenStreetMap', 'Natural Earth', 'GeoNames'])
        expect(await page.getByRole('link', { name }).count()).toBe(1);
      await page.getByRole('button', { name: 'Zoom out' }).click();
      await page.getByText('2 km', { exact: true }).waitFor();
      await map.focus();
      await page.keyboard.press('ArrowUp');
      expect(elsewhere).toEqual([]);
      silent();
    },
  );

  it('shows the map picture and the address without JavaScript, and loads no map code', async () => {
    const { page } = await openPage({ locale: 'fr-FR', javaScriptEnabled: false });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(`${site.origin}/fr/contact`);
    await page.getByText('À 1,6 km au sud-ouest de Lomé (Togo).').waitFor();
    expect(await page.locator('[data-part=land]').getAttribute('d')).toMatch(/^M-?\d+ -?\d+l/);
    expect(await page.locator('[data-part=pin]').count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Explorer la carte' }).isVisible()).toBe(false);
    expect(requested.filter((url) => /maplibre|OwnMap|region|places/i.test(url))).toEqual([]);
  });

  it(
    'a user finds a town without an external map service, chooses another point on the map, and saves',
    { timeout: 120_000 },
    async () => {
      const { page, silent } = await openPage();
      const elsewhere = await blockOtherOrigins(page, site);
      await openProfile(page, site, 'ama');
      const picker = page.getByRole('group', { name: 'Your location on the map' });
      await picker.getByRole('combobox', { name: 'Search for a place' }).fill('tsevie');
      await page.getByRole('option', { name: /Tsévié.*Maritime, Togo/ }).click();
      await picker.getByText(/^Selected point: 6\.42\d*, 1\.21\d*\. In Tsévié, Togo\.$/).waitFor();
      await press(page, 'Choose on the map');
      const map = picker.getByRole('application', { name: 'Map: choose your location' });
      await expect.poll(() => map.isVisible(), { timeout: 45_000 }).toBe(true);
      await map.click({ position: { x: 120, y: 90 } });
      await picker.getByText(/^Selected point: 6\.4\d+, 1\.2\d+\./).waitFor();
      const pick = picker.getByRole('button', { name: 'Choose this point' });
      await tabTo(page, pick);
      const halo = await pick.evaluate(
        ({ parentElement }) => parentElement && getComputedStyle(parentElement).boxShadow,
      );
      expect(halo, 'the focus ring is visible on a map of its own colour').toMatch(/ 0px 0px 0px 7px$/);
      await page.getByRole('region', { name: 'About you' }).getByRole('button', { name: 'Save' }).click();
      await waitForSuccess(page);
      expect(elsewhere).toEqual([]);
      silent();
    },
  );
});

/** Creates an archive with one tile of zoom 0: land and a street through Lomé, in the layers of Protomaps. */
function archive(): Uint8Array {
  const tileOf = (geometry: GeoJSON.Geometry, kind: string) =>
    new GeoJSONVT(
      { type: 'Feature', properties: { kind, name: 'Boulevard' }, geometry },
      { maxZoom: 0, tolerance: 0 },
    ).getTile(0, 0, 0);
  const layers = {
    earth: tileOf(
      {
        type: 'Polygon',
        coordinates: [
          [
            [-20, -5],
            [20, -5],
            [20, 20],
            [-20, 20],
            [-20, -5],
          ],
        ],
      },
      'earth',
    ),
    roads: tileOf(
      {
        type: 'LineString',
        coordinates: [
          [-10, 6.12],
          [10, 6.12],
        ],
      },
      'highway',
    ),
  };
  const bytes = fromGeojsonVt(layers as Parameters<typeof fromGeojsonVt>[0], { version: 2, extent: 4096 });
  return pmtilesOf([{ z: 0, x: 0, y: 0, bytes }], { vector_layers: [{ id: 'earth' }, { id: 'roads' }] });
}

describe('with an archive of tiles in DATA_DIR/maps', () => {
  let mapped: Site;
  beforeAll(async () => {
    const data = copyTemplate('seeded');
    await mkdir(join(data, 'maps'));
    await writeFile(join(data, 'maps', 'togo.pmtiles'), archive());
    mapped = await startSite({ DATA_DIR: data });
  });
  afterAll(() => mapped.stop());

  it('the map loads from the archive only, with range requests', { timeout: 120_000 }, async () => {
    const { page, silent } = await openPage({ locale: 'fr-FR' });
    const elsewhere = await blockOtherOrigins(page, mapped);
    const ranges: number[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === '/maps/togo.pmtiles') ranges.push(response.status());
    });
    await page.goto(`${mapped.origin}/en/contact`);
    await page.getByRole('link', { name: 'Open in OpenStreetMap' }).scrollIntoViewIfNeeded();
    await simulateIntent(page, '[data-section=contact]');
    await page.getByRole('application', { name: /^Map:/ }).waitFor({ timeout: 60_000 });
    await page.getByRole('link', { name: 'Protomaps' }).waitFor();
    expect(await page.getByText('Streets are not part of this map.').count()).toBe(0);
    expect(new Set(ranges)).toEqual(new Set([206]));
    await expect.poll(() => colourIn(page), { timeout: 20_000 }).toBe(namedFlavor('light').earth);
    expect(elsewhere).toEqual([]);
    silent();
  });
});
