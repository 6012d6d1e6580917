import { stubStorage } from '@kermesse/ui/testing/stub-storage';
import { beforeEach, expect, it } from 'vitest';
import { emptyDraft, readSetupDraft, stepsOf, writeDraft, type SetupDraft } from './draft.ts';

beforeEach(() => void stubStorage('sessionStorage'));

const planner: SetupDraft = {
  ...emptyDraft,
  type: 'planner',
  company: { ...emptyDraft.company, name: 'Maison Adjoa' },
};

it('reads the draft that was stored', () => {
  writeDraft('afi', { ...planner, step: 2 });
  expect(readSetupDraft('afi')).toEqual({
    draft: { ...planner, step: 2 },
    progress: { profile: null, sent: [] },
    interrupted: false,
  });
});

it('reads a draft at a step that no longer exists, at the last step', () => {
  writeDraft('afi', { ...planner, step: 7 });
  expect(readSetupDraft('afi')?.draft).toEqual({ ...planner, step: stepsOf.planner.length - 1 });
});
