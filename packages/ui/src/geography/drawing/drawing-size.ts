/** The width of a drawing, in CSS pixels. It is larger than every container, which crops it around its centre. */
export const drawingWidth = 1600;
/** The height of a drawing, in CSS pixels. */
export const drawingHeight = 1000;
