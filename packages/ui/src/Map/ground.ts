/** What lies under a map's lines, from the roles of the page: paper by day, and by night lighter than the sea. */
export const landColour = 'light-dark(var(--sunk), var(--raised))';
