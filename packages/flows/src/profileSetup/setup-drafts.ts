import { beforeEachFlow } from '../stories/flow-story.tsx';
import { storyUser } from '../stories/people.ts';
import { emptyDraft, writeDraft, type Draft } from './machine/draft.ts';

/** Somebody without a profile. */
export const person = storyUser();

/** Has the browser keep what the person had typed before a reload. */
export const withDraft = (draft: Partial<Draft>) => () => {
  beforeEachFlow();
  writeDraft(person.id, { ...emptyDraft, ...draft });
};
/** A document that is uploaded already. */
export const licence = { path: 'documents/licence.pdf', name: 'Licence.pdf', type: 1 as const };
/** Another one, of the other type. */
export const proof = { path: 'documents/proof.pdf', name: 'Attestation.pdf', type: 2 as const };
/** What is typed in the first step. */
export const company = {
  name: 'Maison Adjoa',
  address: 'Bè Kpota, Lomé',
  phone: '+22890123456',
  email: 'adjoa@example.com',
};
/** A provider who only has to press the last button. */
export const almostDone: Partial<Draft> = {
  type: 'provider',
  step: 3,
  company,
  more: { bio: 'Depuis 2012.', types: ['1'] },
  documents: [licence, proof],
};
