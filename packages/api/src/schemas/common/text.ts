import * as z from 'zod/mini';

/** Whether the database can store a text: it has no null characters and no lone surrogates. */
export function isStorable(text: string): boolean {
  return !/[\0\ud800-\udfff]/u.test(text);
}

/** A text that is stored or compared unchanged: 1 to `most` UTF-16 units that the database can store. */
export function exactText(most: number) {
  return z.string().check(z.minLength(1), z.maxLength(most), z.refine(isStorable, 'invalid'));
}
