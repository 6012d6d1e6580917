/** The colour of land on maps, from the page's colour roles. In the dark scheme it is lighter than the sea. */
export const landColour = 'light-dark(var(--sunk), var(--raised))';
