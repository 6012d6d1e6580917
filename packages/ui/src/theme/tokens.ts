/** The types that constant tokens have in the Design Tokens format (DTCG). */
type TokenType = 'fontFamily' | 'dimension' | 'number' | 'duration' | 'cubicBezier';

interface ConstantToken {
  type: TokenType;
  /** The value in CSS notation. */
  css: string;
}

const all = (type: TokenType, values: Record<string, string>): Record<string, ConstantToken> =>
  Object.fromEntries(Object.entries(values).map(([name, css]) => [name, { type, css }]));

/**
 * The tokens that editors cannot change: type, space, shape, motion, layers. Each is a CSS custom property of the same
 * name. Colours come from `createTheme`.
 *
 * Type: seven fluid steps between viewports of 360 and 1280 px. Titles grow less than the browser's text size, so that
 * long words fit on a phone. Space: a 4 px base. Layers: `z-index`, lowest first.
 */
export const constantTokens: Readonly<Record<string, ConstantToken>> = {
  ...all('fontFamily', {
    serif: "'Playfair', 'Playfair Georgia', 'Playfair Times', 'Playfair Noto', 'Playfair DejaVu', serif",
    sans: "'Ysabeau Office', 'Ysabeau Arial', 'Ysabeau Roboto', 'Ysabeau DejaVu', sans-serif",
  }),
  ...all('dimension', {
    'text-0': 'clamp(0.9375rem, 0.915rem + 0.11vw, 1rem)',
    'text-1': 'clamp(1.0938rem, 1.07rem + 0.11vw, 1.1563rem)',
    'text-2': 'clamp(1.25rem, 1.18rem + 0.33vw, 1.4375rem)',
    'text-3': 'clamp(1.5rem, 1.33rem + 0.76vw, 1.9375rem)',
    'text-4': 'clamp(min(1.9375rem, 10vw), 1.55rem + 1.72vw, 2.9375rem)',
    'text-5': 'clamp(min(2.125rem, 11vw), 1.37rem + 3.36vw, 4.0625rem)',
    'text-6': 'clamp(min(2.9375rem, 15vw), 1.55rem + 6.16vw, 6.4375rem)',
  }),
  ...all('number', { 'leading-title': '1.02', 'leading-text': '1.5' }),
  ...all('dimension', {
    measure: '66ch',
    'space-1': '4px',
    'space-2': '8px',
    'space-3': '12px',
    'space-4': '16px',
    'space-5': '24px',
    'space-6': '32px',
    'space-7': '48px',
    'space-8': '64px',
    'space-9': '96px',
    'section-space': 'clamp(72px, 4.3rem + 5.2vw, 136px)',
    gutter: 'clamp(20px, 4.4vw, 56px)',
    width: 'clamp(1128px, 76vw, 1320px)',
    radius: '2px',
    notch: '11px',
  }),
  ...all('duration', { fast: '150ms', base: '220ms', slow: '300ms' }),
  ...all('cubicBezier', { ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }),
  ...all('number', {
    'layer-header': '20',
    'layer-skip-link': '40',
    'layer-status': '50',
    'layer-dialog': '70',
    'layer-toast': '80',
  }),
};

const declarations = (tokens: [string, string][]) => tokens.map(([name, css]) => `  --${name}: ${css};\n`).join('');
const entries = Object.entries(constantTokens);
const still = entries.flatMap(([name, { type }]): [string, string][] => (type === 'duration' ? [[name, '0ms']] : []));

/** The constant tokens as CSS custom properties on `:root`. Durations are 0 for visitors who prefer reduced motion. */
export const tokensCss = `:root {
${declarations(entries.map(([name, { css }]) => [name, css]))}}
@media (prefers-reduced-motion: reduce) {
  :root {
${declarations(still)}  }
}
`;
