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
import { openNewProfile, openProfile, press, waitForSuccess } from '../support/accounts/profile.ts';
import { startPlaceServer, type PlaceServer } from '../support/places.ts';
import { startTileServer, type TileServer } from '../support/tiles.ts';
import { whileDrawn } from '../support/drawing.ts';
import { tabTo } from '../support/keys.ts';
import { openPage, simulateIntent } from '../support/visitor.ts';
import { startSite, type Site, sharedSite } from '../support/site.ts';

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

const site = await sharedSite();

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
      await openNewProfile(page, site, 'customer');
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

describe('with services for tiles and places', () => {
  let tiles: TileServer;
  let places: PlaceServer;
  let served: Site;
  beforeAll(async () => {
    [tiles, places] = await Promise.all([startTileServer(), startPlaceServer()]);
    served = await startSite({ MAP_STYLE_URL: tiles.style, PLACE_SEARCH_URL: places.url });
  });
  afterAll(() => Promise.all([served.stop(), tiles.stop(), places.stop()]));

  it(
    'a place can be chosen by name after a denied location permission, on the map, with the keyboard and by geolocation',
    { timeout: 150_000 },
    async () => {
      const { context, page, silent } = await openPage({ geolocation: { latitude: 6.2, longitude: 1.3 } });
      await openProfile(page, served, 'ama');
      const about = page.getByRole('region', { name: 'About you' });
      const picker = page.getByRole('group', { name: 'Your location on the map' });
      const chosen = (text: string | RegExp) => picker.getByText(text).waitFor();
      const save = about.getByRole('button', { name: 'Save' });
      await about.getByLabel('Address').fill('');

      await press(page, 'Use my location');
      const denied = page.getByText('An error occured during localisation fetch');
      await denied.waitFor();
      const box = picker.getByRole('combobox', { name: 'Search for a place' });
      await box.fill('grand');
      await page.getByRole('option', { name: /Grand Marché/ }).click();
      await chosen('Selected point: 6.1319, 1.2255');
      await denied.waitFor({ state: 'detached' });
      expect(places.takeRequests()).toEqual(['grand']);
      expect(await about.getByLabel('Address').inputValue()).toBe('Grand Marché, Rue du Commerce, Lomé, Togo');
      await save.click();
      await waitForSuccess(page);

      await page.reload();
      await chosen('Selected point: 6.1319, 1.2255');
      await box.fill('marché');
      await page.getByRole('option', { name: /Marché de Bè/ }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await chosen('Selected point: 6.14, 1.25');
      // The address was filled in already: it does not change.
      expect(await about.getByLabel('Address').inputValue()).toBe('Grand Marché, Rue du Commerce, Lomé, Togo');

      await context.grantPermissions(['geolocation']);
      await press(page, 'Use my location');
      await chosen('Selected point: 6.2, 1.3');

      await press(page, 'Choose on the map');
      const map = picker.getByRole('application', { name: 'Map: choose your location' });
      await expect.poll(() => map.isVisible(), { timeout: 45_000 }).toBe(true);
      expect(tiles.takeRequests()).toContain('/style.json');
      await map.click({ position: { x: 120, y: 90 } });
      await chosen(/^Selected point: 6\.20\d+, 1\.29\d+\./);
      await map.focus();
      await page.keyboard.press('ArrowDown');
      await picker.getByRole('button', { name: 'Choose this point' }).focus();
      await expect
        .poll(async () => {
          await page.keyboard.press('Enter');
          return picker.getByText(/^Selected point:/).textContent();
        })
        .toMatch(/^Selected point: 6\.19\d+, 1\.29\d+\./);
      await save.click();
      await waitForSuccess(page);
      silent();
    },
  );

  it('loads the map’s code when the visitor points at the map, without a policy violation', async () => {
    const { page, silent } = await openPage({ locale: 'fr-FR', viewport: { width: 360, height: 420 } });
    const scripts: string[] = [];
    tiles.takeRequests();
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(`${served.origin}/fr/contact`);
    const explore = page.getByRole('button', { name: 'Explorer la carte' });
    await explore.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((path) => /maplibre|\/Map-/.test(path))).toEqual([]);
    expect(tiles.takeRequests()).toEqual([]);
    const map = page.getByRole('application', { name: /^Carte/ });
    await explore.hover();
    await map.waitFor({ timeout: 60_000 });
    await page.getByRole('link', { name: '© OpenStreetMap' }).waitFor();
    const requested = tiles.takeRequests();
    expect(requested).toContain('/style.json');
    expect(requested).toContain('/streets.json');
    expect(requested.some((path) => path.endsWith('.png'))).toBe(true);
    silent();
  });

  it('shows the address and a link to another map when the tiles fail', async () => {
    tiles.fail();
    const { page } = await openPage({ locale: 'fr-FR' });
    await page.goto(`${served.origin}/fr/contact`);
    await page.getByRole('link', { name: 'Ouvrir dans OpenStreetMap' }).scrollIntoViewIfNeeded();
    await simulateIntent(page, '[data-section=contact]');
    await page.getByText('La carte n’a pas pu être chargée.').waitFor({ timeout: 60_000 });
    expect(await page.getByRole('application', { name: /^Carte/ }).count()).toBe(0);
  });
});
