/** The paths of the pin, in a box of 34 by 46. Its tip is at the middle of the bottom edge. */
export const pinPaths = {
  body: 'M17 45C10 33 2 26 2 17a15 15 0 1 1 30 0c0 9-8 16-15 28Z',
  eye: { cx: 17, cy: 17, r: 5.5 },
};
