/** The widths at which designs are reviewed, in CSS pixels. */
const sizes = [
  { name: 'phone', type: 'mobile', width: 360, height: 780 },
  { name: 'tablet', type: 'tablet', width: 768, height: 1024 },
  { name: 'laptop', type: 'desktop', width: 1024, height: 768 },
  { name: 'desktop', type: 'desktop', width: 1280, height: 800 },
  { name: 'wide', type: 'desktop', width: 1536, height: 864 },
  { name: 'cinema', type: 'desktop', width: 1920, height: 1080 },
] as const;

/** The viewport options of Storybook. */
export const viewports = Object.fromEntries(
  sizes.map(({ name, type, width, height }) => [
    `w${width}`,
    { name: `${name} ${width}`, type, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
