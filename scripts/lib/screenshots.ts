import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { BrowserCommand } from 'vitest/node';
import { chromiumVersion } from './chromium.mjs';

type Bytes = Buffer | Uint8Array | Uint8ClampedArray;

interface Picture {
  metadata: { width: number; height: number };
  data: Bytes;
}

/** The ratio of pixels, 0 to 1, that may differ clearly. */
const allowedRatio = 0.06;
/** The ratio of the width or height, 0 to 1, by which the sizes may differ. */
const allowedSize = 0.03;
/** The difference in a channel, 0 to 255, above which a pixel differs clearly. */
const clearDifference = 60;

const byteAt = (bytes: Bytes, index: number) => bytes[index] ?? 0;

/**
 * Compares screenshots of two versions of Chromium. Tolerates small differences in text and a few pixels of page
 * height, but detects a missing picture, a wrong colour or a broken layout.
 */
export function compareLoosely(reference: Picture, actual: Picture) {
  const a = reference.metadata;
  const b = actual.metadata;
  const sizes = `${a.width}×${a.height} and ${b.width}×${b.height} px`;
  const far = (x: number, y: number) => Math.abs(x - y) > allowedSize * Math.max(x, y);
  if (far(a.width, b.width) || far(a.height, b.height)) {
    return { pass: false, diff: null, message: `The sizes differ: ${sizes}.` };
  }
  const width = Math.min(a.width, b.width);
  const height = Math.min(a.height, b.height);
  let differing = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = (y * a.width + x) * 4;
      const j = (y * b.width + x) * 4;
      const most = Math.max(
        Math.abs(byteAt(reference.data, i) - byteAt(actual.data, j)),
        Math.abs(byteAt(reference.data, i + 1) - byteAt(actual.data, j + 1)),
        Math.abs(byteAt(reference.data, i + 2) - byteAt(actual.data, j + 2)),
      );
      if (most > clearDifference) differing += 1;
    }
  }
  const ratio = differing / (width * height);
  if (ratio <= allowedRatio) return { pass: true, diff: null, message: null };
  return { pass: false, diff: null, message: `${(ratio * 100).toFixed(1)} % of the pixels differ clearly (${sizes}).` };
}

/** The colour distance, 0 to 1, that is ignored. */
const threshold = 0.02;
/**
 * The number of pixels that may differ if a page is one pixel higher: lines are then drawn at another fraction of a
 * pixel.
 */
const allowedAfterRounding = 40;

/**
 * Compares screenshots of one version of Chromium: no pixel may differ. A page of 918.5 pixels is 918 or 919 high,
 * depending on what the browser has drawn before; then the common part is compared, and a few pixels may differ.
 */
export function compareExactly(reference: Picture, actual: Picture) {
  const { width, height } = reference.metadata;
  const other = actual.metadata;
  const later = Math.abs(height - other.height);
  if (width !== other.width || later > 1) {
    const message = `Expected ${width}×${height} px, received ${other.width}×${other.height} px.`;
    return { pass: false, diff: null, message };
  }
  const rows = Math.min(height, other.height);
  const bytes = width * rows * 4;
  const diff = later === 0 ? new Uint8Array(bytes) : undefined;
  const common = ({ data }: Picture) => data.subarray(0, bytes);
  const differing = pixelmatch(common(reference), common(actual), diff, width, rows, { threshold });
  if (differing <= (later === 0 ? 0 : allowedAfterRounding)) return { pass: true, diff: null, message: null };
  return { pass: false, diff: diff ?? null, message: `${differing} pixels differ.` };
}

interface Browser {
  version: string;
  platform: string;
}

/**
 * Whether the baselines in `folder` were made by the current browser on this platform. If no version is recorded, they
 * count as exact.
 * @param folder absolute path of the baselines
 * @param executable the browser
 */
export function baselineState(folder: string, executable: string) {
  const file = join(folder, 'chromium-version.json');
  const now: Browser = { version: chromiumVersion(executable), platform: process.platform };
  if (!existsSync(file)) return { exact: true, now, recorded: undefined };
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Browser;
  return { exact: recorded.version === now.version && recorded.platform === now.platform, now, recorded };
}

/**
 * Creates a browser command that returns whether a screenshot of the page equals the baseline `file` byte by byte. One
 * version of Chromium encodes equal pixels equally, and comparing bytes is much faster than decoding both pictures.
 * If it returns false, `toMatchScreenshot` compares the pixels.
 */
export function equalsBaseline(folder: string): BrowserCommand<[file: string]> {
  return async ({ page }, file) => {
    const path = join(folder, file);
    if (!existsSync(path)) return false;
    const shown = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' });
    return shown.equals(readFileSync(path));
  };
}
