import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokensCss } from '../theme/tokens.ts';
import { fingerprint } from './fingerprint.ts';
import { builtFrom, faces, fallbackFaces } from './fonts.generated.ts';
import { fontCss, fontPreloads } from './fonts.ts';
import { siteFonts } from './site-fonts.ts';

const root = join(import.meta.dirname, '../../../..');
const folder = join(root, 'packages/app/public/fonts');

/** Returns the code points that a file contains. */
const pointsOf = ({ range }: { range: string }): number[] =>
  range.split(',').flatMap((each) => {
    const [from = 0, to = from] = each
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });

describe('the site’s fonts', () => {
  it('match their definitions and the sources (otherwise run npx node scripts/assets/build-fonts.ts)', () => {
    expect(builtFrom).toBe(fingerprint(join(root, 'node_modules')));
    const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
    expect(files.toSorted()).toEqual(faces.map((face) => face.file).toSorted());
    for (const face of faces) expect(statSync(join(folder, face.file)).size).toBe(face.bytes);
  });

  it('add at most 100 kB to a first page view', () => {
    const core = faces.filter((face) => face.core);
    expect(core).toHaveLength(siteFonts.length);
    expect(core.reduce((sum, face) => sum + face.bytes, 0)).toBeLessThanOrEqual(100_000);
  });

  it('are preloaded as at most two files of 45 kB in total', () => {
    const first = faces.filter((face) => face.preload);
    expect(first.length).toBeLessThanOrEqual(2);
    expect(first.reduce((sum, face) => sum + face.bytes, 0)).toBeLessThanOrEqual(45_000);
  });

  it('contain the characters of French, English and foreign names in each family', () => {
    const text = `Où l’œuvre coûte 12 % de “more” @ £5 — ŋutsu ƒe, Łódź, Çağrı, Sørensen, !"#$*+/<=>@[]_{|}~`;
    for (const { family, style } of siteFonts) {
      const drawn = faces.filter((face) => face.family === family && face.style === style).flatMap(pointsOf);
      expect([...text].filter((char) => !drawn.includes(char.codePointAt(0) ?? 0))).toEqual([]);
    }
  });

  it('contain the no-break hyphen', () => {
    for (const { range } of faces.filter((face) => face.core)) expect(range.split(',')).toContain('U+2011');
  });

  it('contain each character once per style', () => {
    for (const { family, style } of siteFonts) {
      const points = faces.filter((face) => face.family === family && face.style === style).flatMap(pointsOf);
      expect(new Set(points).size).toBe(points.length);
    }
  });

  it('have fallbacks with matching metrics, which the tokens name', () => {
    for (const { fallbacks, style } of siteFonts) {
      for (const { family, weight = 'normal' } of fallbacks) {
        const face = fallbackFaces.find((one) => one.family === family && one.style === style && one.weight === weight);
        expect(face?.sizeAdjust).toBeGreaterThan(70);
        expect(face?.sizeAdjust).toBeLessThan(130);
        expect(face?.ascent).toBeGreaterThan(50);
        expect(tokensCss).toContain(`'${family}'`);
      }
    }
    expect(fontCss).toMatch(
      /size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%;line-gap-override:0%/,
    );
  });

  it('preload only existing files', () => {
    expect(fontPreloads.length).toBeGreaterThan(0);
    for (const { href } of fontPreloads)
      expect(
        readFileSync(join(folder, href.replace('/fonts/', '')))
          .subarray(0, 4)
          .toString(),
      ).toBe('wOF2');
  });
});
