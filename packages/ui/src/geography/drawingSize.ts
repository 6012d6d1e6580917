/** The size of a drawing, in CSS pixels: larger than any place it is shown in, which cuts it around its middle. */
export const drawingWidth = 1600;
export const drawingHeight = 1000;
