/** The literal text of the specification, without what explains it. */
export const firstLine = (text: string): string => text.split('\n', 1).join('');
