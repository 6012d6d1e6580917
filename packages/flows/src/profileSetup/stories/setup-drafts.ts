import { storyUser } from '../../stories/people.ts';
import { emptyDraft, writeDraft, type SetupDraft } from '../machine/draft.ts';

/** A user without a profile. */
export const userWithoutProfile = storyUser();

/** Returns a `beforeEach` function that stores a draft, as before a reload. */
export const withDraft = (draft: Partial<SetupDraft>) => () => {
  writeDraft(userWithoutProfile.id, { ...emptyDraft, ...draft });
};
/** An uploaded document. */
export const licence = { path: 'documents/licence.pdf', name: 'Licence.pdf', type: 1 as const };
/** Another uploaded document, of the other type. */
export const proof = { path: 'documents/proof.pdf', name: 'Attestation.pdf', type: 2 as const };
/** The input of the first step. */
export const company = {
  name: 'Maison Adjoa',
  address: 'Bè Kpota, Lomé',
  phone: '+22890123456',
  email: 'adjoa@example.com',
};
/** The draft of a provider that is complete except for the submission. */
export const draftBeforeSubmit: Partial<SetupDraft> = {
  type: 'provider',
  step: 3,
  company,
  more: { bio: 'Depuis 2012.', types: ['1'] },
  documents: [licence, proof],
};
