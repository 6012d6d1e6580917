import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorRoles, createTheme, defaultBrand, schemes, shadowRoles, tones } from '../theme/theme.ts';
import { constantTokens } from '../theme/tokens.ts';
import { colorValue, designTokens, shadowValue, type DesignToken, type TokenGroup } from './design-tokens.ts';
import { tokenFiles } from './token-files.ts';

const files = tokenFiles(defaultBrand);
const file = (name: string) => files[name] ?? '';
const roles = [...colorRoles, ...shadowRoles];

function tokensIn(group: TokenGroup, path = ''): [string, DesignToken][] {
  return Object.entries(group).flatMap(([name, value]): [string, DesignToken][] =>
    '$value' in value ? [[`${path}${name}`, value as DesignToken]] : tokensIn(value, `${path}${name}.`),
  );
}

describe('the token files', () => {
  it('contain every role of every tone in CSS, TypeScript and both JSON files', () => {
    for (const role of roles) {
      expect(file('tokens.css')).toContain(`--${role}:`);
      for (const scheme of schemes) {
        const paths = tokensIn(JSON.parse(file(`${scheme}.tokens.json`)) as TokenGroup).map(([path]) => path);
        for (const tone of tones) {
          const group = (shadowRoles as readonly string[]).includes(role) ? 'shadow' : 'color';
          expect(paths).toContain(`${group}.${tone}.${role}`);
        }
      }
    }
    const { tokens } = evaluated(file('tokens.ts'));
    expect(tokens.schemes).toEqual(createTheme(defaultBrand).schemes);
  });

  it('contain every constant token', () => {
    const json = JSON.parse(file('light.tokens.json')) as { constant: object };
    expect(Object.keys(json.constant)).toEqual(Object.keys(constantTokens));
    for (const [name, { css }] of Object.entries(constantTokens))
      expect(file('tokens.css')).toContain(`--${name}: ${css};`);
  });

  it('contain the same tokens with the same types in both schemes', () => {
    const [light, dark] = schemes.map((scheme) =>
      tokensIn(JSON.parse(file(`${scheme}.tokens.json`)) as TokenGroup).map(([path, { $type }]) => `${path}: ${$type}`),
    );
    expect(light).toEqual(dark);
  });

  it('change with the three colours', () => {
    const other = tokenFiles({ primary: '#083a2e', secondary: '#e0a458', accent: '#fff8ec' });
    for (const name of Object.keys(files)) expect(other[name]).not.toBe(file(name));
  });

  it('throw for a value that is not a hex colour', () => {
    expect(() => tokenFiles({ ...defaultBrand, primary: 'blue' })).toThrow(RangeError);
  });
});

describe('the DTCG values', () => {
  it('have the format of their type for any colours', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, hex, (primary, secondary, accent) => {
        const theme = createTheme({ primary, secondary, accent });
        for (const scheme of schemes) {
          for (const [path, token] of tokensIn(designTokens(theme, scheme))) expect(isValid(token), path).toBe(true);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('keep the transparency of a colour', () => {
    expect(colorValue('rgb(252 250 245 / 0.88)')).toEqual({
      colorSpace: 'srgb',
      components: [0.9882, 0.9804, 0.9608],
      alpha: 0.88,
      hex: '#fcfaf5',
    });
    expect(() => colorValue('blue')).toThrow('“blue” is not a colour');
  });

  it('split a shadow into its layers', () => {
    const [first, second] = shadowValue('0 1px 1px rgb(56 44 12 / 0.1), 0 8px 20px -10px rgb(38 33 23 / 0.22)');
    expect(first).toMatchObject({ offsetY: { value: 1, unit: 'px' }, spread: { value: 0, unit: 'px' } });
    expect(second).toMatchObject({
      blur: { value: 20 },
      spread: { value: -10 },
      color: { hex: '#262117', alpha: 0.22 },
    });
    expect(
      shadowValue('drop-shadow(0 1px .5px rgb(1 1 11 / 0.5)) drop-shadow(0 14px 18px rgb(1 1 11 / 0.4))'),
    ).toHaveLength(2);
  });
});

/** Whether a value has the format that DTCG requires for its type. */
function isValid({ $type, $value }: DesignToken): boolean {
  const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
  const has = (value: unknown, units: string[]) => {
    const { value: number, unit } = value as { value: unknown; unit: string };
    return isNumber(number) && units.includes(unit);
  };
  switch ($type) {
    case 'color': {
      const { colorSpace, components, alpha, hex } = $value as ReturnType<typeof colorValue>;
      const within = [...components, alpha].every((part) => isNumber(part) && part >= 0 && part <= 1);
      return colorSpace === 'srgb' && components.length === 3 && within && /^#[\da-f]{6}$/.test(hex);
    }
    case 'shadow':
      return Array.isArray($value) && $value.length > 0;
    case 'dimension':
      return has($value, ['px', 'rem']);
    case 'duration':
      return has($value, ['ms', 's']);
    case 'number':
      return isNumber($value);
    case 'fontFamily':
      return Array.isArray($value) && $value.every((name) => typeof name === 'string' && name !== '');
    case 'cubicBezier':
      return Array.isArray($value) && $value.length === 4 && $value.every(isNumber);
    default:
      return false;
  }
}

/** Returns the export of the TypeScript file: one constant of plain JSON. */
function evaluated(source: string): { tokens: { schemes: unknown } } {
  const text = source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1);
  return { tokens: JSON.parse(text) as { schemes: unknown } };
}
