import type { ChosenProfileType } from '@kermesse/api/schemas/profile';
import { chosenProfileTypes } from '@kermesse/api/schemas/profile';
import * as z from 'zod/mini';
import { draftKey } from './draftKey.ts';

/** The steps of the set-up, in order: a customer has one, providers and planners four (specification §2). */
export const stepsOf: Record<ChosenProfileType, readonly StepName[]> = {
  customer: ['services'],
  provider: ['company', 'more', 'links', 'documents'],
  planner: ['company', 'more', 'links', 'documents'],
};

export type StepName = 'services' | 'company' | 'more' | 'links' | 'documents';

const text = z._default(z.string(), '');

const company = z.object({ name: text, address: text, phone: text, email: text });
const more = z.object({ bio: text, types: z._default(z.array(z.string()), []) });
const links = z.object({ website: text, facebook: text, twitter: text, instagram: text, whatsapp: text, linkedin: text });
const services = z.object({ preferredServices: z._default(z.array(z.string()), []) });
const uploaded = z.object({ path: z.string(), name: z.string(), type: z.literal([1, 2]) });

const draft = z.object({
  type: z.nullable(z.enum(chosenProfileTypes)),
  step: z.int().check(z.gte(0), z.lte(3)),
  company,
  more,
  links,
  services,
  documents: z.array(uploaded),
});

/** All that has been written so far. */
export type Draft = z.output<typeof draft>;

/** A file that has been uploaded and waits to become a document. */
export type UploadedDocument = z.output<typeof uploaded>;

/** Nothing written yet. */
export const emptyDraft: Draft = {
  type: null,
  step: 0,
  company: { name: '', address: '', phone: '', email: '' },
  more: { bio: '', types: [] },
  links: { website: '', facebook: '', twitter: '', instagram: '', whatsapp: '', linkedin: '' },
  services: { preferredServices: [] },
  documents: [],
};

/** Where drafts are kept; `sessionStorage` of the tab. */
export type DraftPlace = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What somebody had written before a reload; undefined when there is nothing or it cannot be read. */
export function readDraft(place: DraftPlace | null, userId: string): Draft | undefined {
  try {
    const read = z.safeParse(draft, JSON.parse(place?.getItem(draftKey(userId)) ?? 'null'));
    if (!read.success) return undefined;
    const { type, step } = read.data;
    return { ...read.data, step: type === null ? 0 : Math.min(step, stepsOf[type].length - 1) };
  } catch {
    return undefined;
  }
}

/** Keeps what is written over a reload, as long as the tab lives. A browser that keeps nothing is no failure. */
export function writeDraft(place: DraftPlace | null, userId: string, written: Draft | undefined): void {
  try {
    if (written === undefined) place?.removeItem(draftKey(userId));
    else place?.setItem(draftKey(userId), JSON.stringify(written));
  } catch {
    // The browser keeps nothing: what is written is lost with a reload, and with nothing else.
  }
}
