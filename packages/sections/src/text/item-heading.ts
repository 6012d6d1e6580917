/** Returns the heading element of a section's items: below the section's title, if it has one. */
export const itemHeading = ({ first, title }: { first: boolean; title?: string }): 'h2' | 'h3' =>
  first || title === undefined ? 'h2' : 'h3';
