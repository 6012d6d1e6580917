/** Returns the value of `data-length` for a text that is set smaller than usual above a number of characters. */
export function lengthOf(text: string, long: number, longest = Infinity): 'long' | 'longest' | undefined {
  if (text.length > longest) return 'longest';
  return text.length > long ? 'long' : undefined;
}
