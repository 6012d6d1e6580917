import * as z from 'zod/mini';

/** Why somebody leaves: the six reasons of specification §9. */
export const deletionReasons = ['unused', 'alternative', 'privacy', 'complex', 'features', 'other'] as const;

/** Why somebody leaves. */
export type DeletionReason = (typeof deletionReasons)[number];

/** What has to be typed before an account is deleted, by language; the English phrase is accepted in both (specification §5). */
export const deletionPhrases = { fr: 'SUPPRIMER MON COMPTE', en: 'DELETE MY ACCOUNT' } as const;

/** Whether a text is one of the phrases. Spaces around it do not count. */
export function isDeletionPhrase(text: string): boolean {
  return Object.values(deletionPhrases).some((phrase) => phrase === text.trim());
}

/** The schema of a reason; none has to be given. */
export const deletionReason = z.optional(z.nullable(z.enum(deletionReasons)));
