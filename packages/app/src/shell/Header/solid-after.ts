/** The scroll distance after which the header over a hero is solid, in pixels (specification §1). */
export const solidAfter = 100;
