import * as z from 'zod/mini';

/** The reasons for deleting an account (specification §9). */
export const deletionReasons = ['unused', 'alternative', 'privacy', 'complex', 'features', 'other'] as const;

/** The reason for deleting an account. */
export type DeletionReason = (typeof deletionReasons)[number];

/**
 * The phrase that confirms the deletion of an account, by language. The English one is accepted in both languages
 * (specification §5).
 */
export const deletionPhrases = { fr: 'SUPPRIMER MON COMPTE', en: 'DELETE MY ACCOUNT' } as const;

/** Whether a text is one of the phrases. Surrounding spaces are ignored. */
export function isDeletionPhrase(text: string): boolean {
  return Object.values(deletionPhrases).some((phrase) => phrase === text.trim());
}

/** The schema of an optional reason. */
export const deletionReason = z.optional(z.nullable(z.enum(deletionReasons)));
