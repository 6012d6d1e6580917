import type { ChosenProfileType } from '@kermesse/api/schemas/account/profile';
import { chosenProfileTypes } from '@kermesse/api/schemas/account/profile';
import * as z from 'zod/mini';
import { removeStoredInput, storeInput, storedInputKey, readStoredInput } from '../../keptInput/stored-input.ts';

/** The steps of the set-up in order: one for customers, four for providers and planners (specification §2). */
export const stepsOf: Record<ChosenProfileType, readonly StepName[]> = {
  customer: ['services'],
  provider: ['company', 'more', 'links', 'documents'],
  planner: ['company', 'more', 'links', 'documents'],
};

/** A step of the set-up after the choice of the type (specification §2). */
export type StepName = 'services' | 'company' | 'more' | 'links' | 'documents';

const text = z._default(z.string(), '');

const company = z.object({ name: text, address: text, phone: text, email: text });
const more = z.object({ bio: text, types: z._default(z.array(z.string()), []) });
const links = z.object({
  website: text,
  facebook: text,
  twitter: text,
  instagram: text,
  whatsapp: text,
  linkedin: text,
});
const services = z.object({ preferredServices: z._default(z.array(z.string()), []) });
/** `type` is the type of the document: 1 a licence, 2 a proof of activity. */
const uploaded = z.object({ path: z.string(), name: z.string(), type: z.literal([1, 2]) });

const draft = z.object({
  type: z.nullable(z.enum(chosenProfileTypes)),
  /** The index of the current step in `stepsOf[type]`; 0 while the type is null. */
  step: z.int().check(z.nonnegative()),
  company,
  more,
  links,
  services,
  documents: z.array(uploaded),
});

const profile = z.object({ profileType: z.string(), profileId: z.string(), id: z.string() });
const progressSchema = z.object({
  profile: z.nullable(profile),
  sent: z.array(z.string()),
  /** Whether a request for the profile was sent that may have created it although its response is unknown. */
  begun: z.optional(z.boolean()),
});

/**
 * The finished parts of a submission, where the next attempt continues: the profile, and the paths of sent documents.
 */
export type SubmissionProgress = z.output<typeof progressSchema>;

/** The progress before the first submission. */
export const noProgress: SubmissionProgress = { profile: null, sent: [] };

// Browsers have stored drafts with the key `reached`.
const record = z.extend(draft, { reached: z._default(progressSchema, noProgress) });

/** The input of the set-up so far. */
export type SetupDraft = z.output<typeof draft>;

/** An uploaded file that is not yet added as a document. */
export type UploadedDocument = z.output<typeof uploaded>;

/** The draft at the start. */
export const emptyDraft: SetupDraft = {
  type: null,
  step: 0,
  company: z.parse(company, {}),
  more: z.parse(more, {}),
  links: z.parse(links, {}),
  services: z.parse(services, {}),
  documents: [],
};

const keyOf = (userId: string) => storedInputKey(userId, 'profile-setup');

/** A stored draft, what was submitted of it, and whether the session ended before it was finished. */
export interface StoredDraft {
  draft: SetupDraft;
  progress: SubmissionProgress;
  interrupted: boolean;
}

/** Returns the draft from before a reload or the end of the session; undefined when there is no valid one. */
export function readSetupDraft(userId: string): StoredDraft | undefined {
  const kept = readStoredInput(keyOf(userId));
  const read = z.safeParse(record, kept?.data);
  if (kept === undefined || !read.success) return undefined;
  const { reached: progress, ...input } = read.data;
  const { type, step } = input;
  return {
    progress,
    draft: { ...input, step: type === null ? 0 : Math.min(step, stepsOf[type].length - 1) },
    interrupted: kept.until !== null && type !== null,
  };
}

/**
 * Stores the draft and what was submitted of it, so that both survive a reload of this tab. Does nothing when the
 * browser cannot store them.
 */
export function writeDraft(userId: string, written: SetupDraft | undefined, progress = noProgress): void {
  if (written === undefined || written.type === null) removeStoredInput(keyOf(userId));
  else storeInput(keyOf(userId), { ...written, reached: progress }, null);
}
