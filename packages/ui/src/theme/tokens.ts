/**
 * The tokens that no editor changes: type, space, shape, motion. Colours come from `createTheme`.
 *
 * Type: seven fluid steps between viewports of 360 and 1280 px. Space: a 4 px base.
 */
export const tokensCss = `:root {
  --serif: 'Playfair', 'Playfair Georgia', 'Playfair Times', 'Playfair Noto', 'Playfair DejaVu', serif;
  --sans: 'Ysabeau Office', 'Ysabeau Arial', 'Ysabeau Roboto', 'Ysabeau DejaVu', sans-serif;
  --text-0: clamp(0.9375rem, 0.915rem + 0.11vw, 1rem);
  --text-1: clamp(1.0938rem, 1.07rem + 0.11vw, 1.1563rem);
  --text-2: clamp(1.25rem, 1.18rem + 0.33vw, 1.4375rem);
  --text-3: clamp(1.5rem, 1.33rem + 0.76vw, 1.9375rem);
  --text-4: clamp(1.9375rem, 1.55rem + 1.72vw, 2.9375rem);
  --text-5: clamp(2.125rem, 1.37rem + 3.36vw, 4.0625rem);
  --text-6: clamp(2.9375rem, 1.55rem + 6.16vw, 6.4375rem);
  --leading-title: 1.02;
  --leading-text: 1.5;
  --measure: 66ch;
  --space-1: 4px;
  --space-2: 8px;
  --space-3: 12px;
  --space-4: 16px;
  --space-5: 24px;
  --space-6: 32px;
  --space-7: 48px;
  --space-8: 64px;
  --space-9: 96px;
  --section-space: clamp(72px, 4.3rem + 5.2vw, 136px);
  --gutter: clamp(20px, 4.4vw, 56px);
  --width: clamp(1128px, 76vw, 1320px);
  --width-wide: 1560px;
  --radius: 2px;
  --notch: 11px;
  --fast: 150ms;
  --base: 220ms;
  --slow: 300ms;
  --ease: cubic-bezier(0.2, 0.7, 0.2, 1);
}
@media (prefers-reduced-motion: reduce) {
  :root {
    --fast: 0ms;
    --base: 0ms;
    --slow: 0ms;
  }
}
`;
