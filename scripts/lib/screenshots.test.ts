import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { baselineState, compareExactly, compareLoosely } from './screenshots.ts';

/** Creates a picture of one colour, optionally with a black band at the top. */
function picture(width: number, height: number, level: number, band = 0) {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    data.fill(pixel < width * band ? 0 : level, pixel * 4, pixel * 4 + 3);
  }
  return { metadata: { width, height }, data };
}

test('compareLoosely accepts small differences in rendering', () => {
  expect(compareLoosely(picture(100, 100, 200), picture(100, 100, 215)).pass).toBe(true);
  expect(compareLoosely(picture(100, 100, 200), picture(100, 102, 200)).pass).toBe(true);
  expect(compareLoosely(picture(100, 100, 200), picture(100, 100, 200, 5)).pass).toBe(true);
});

test('compareLoosely rejects another colour, another size and a missing part', () => {
  expect(compareLoosely(picture(100, 100, 200), picture(100, 100, 120)).message).toContain('100.0 %');
  expect(compareLoosely(picture(100, 100, 200), picture(100, 130, 200)).message).toContain('100×130');
  expect(compareLoosely(picture(100, 100, 200), picture(100, 100, 200, 20)).message).toContain('20.0 %');
});

test('compareExactly detects one pixel, and accepts a page that is rounded to one pixel more', () => {
  const changed = picture(100, 100, 200);
  changed.data.fill(0, 400, 403);
  expect(compareExactly(picture(100, 100, 200), picture(100, 100, 200)).pass).toBe(true);
  expect(compareExactly(picture(100, 100, 200), changed).message).toBe('1 pixels differ.');
  expect(compareExactly(picture(100, 100, 200), picture(100, 101, 200)).pass).toBe(true);
  expect(compareExactly(picture(100, 100, 200), picture(100, 101, 200, 1)).message).toBe('100 pixels differ.');
  expect(compareExactly(picture(100, 100, 200), picture(100, 102, 200)).message).toContain('100×102');
  expect(compareExactly(picture(100, 100, 200), picture(101, 100, 200)).message).toContain('101×100');
});

test.each([
  ['156.0.8078.114', true],
  ['156.0.8079.108', false],
  ['157.0.8078.108', false],
])('the baselines of Chromium 156.0.8078 are exact in %s: %s', (version, exact) => {
  const folder = mkdtempSync(join(tmpdir(), 'kermesse-baselines-'));
  const browser = join(folder, 'chromium');
  const recorded = { version: '156.0.8078', platform: process.platform };
  writeFileSync(join(folder, 'chromium-version.json'), JSON.stringify(recorded));
  writeFileSync(browser, `#!/bin/sh\necho Chromium ${version}\n`);
  chmodSync(browser, 0o755);
  expect(baselineState(folder, browser).exact).toBe(exact);
  rmSync(folder, { recursive: true });
});
