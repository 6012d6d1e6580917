/** Returns the first line of a text: the literal text of the specification, without its explanation. */
export const firstLine = (text: string): string => text.split('\n', 1).join('');
