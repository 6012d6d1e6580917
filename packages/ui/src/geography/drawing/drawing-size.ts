/** The width of a drawing, in CSS pixels: larger than any place it is shown in, which cuts it around its middle. */
export const drawingWidth = 1600;
/** The height of a drawing, in CSS pixels. */
export const drawingHeight = 1000;
