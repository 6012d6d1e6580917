import { safeStorage } from '@kermesse/ui/safe-storage';
import { expect, it } from 'vitest';
import { emptyDraft, readSetupDraft, stepsOf, writeDraft, type SetupDraft } from './draft.ts';

function newStorage() {
  const items = new Map<string, string>();
  return safeStorage(() => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  }));
}

const planner: SetupDraft = {
  ...emptyDraft,
  type: 'planner',
  company: { ...emptyDraft.company, name: 'Maison Adjoa' },
};

it('reads the draft that was stored', () => {
  const storage = newStorage();
  writeDraft('afi', { ...planner, step: 2 }, undefined, storage);
  expect(readSetupDraft('afi', storage)).toEqual({
    draft: { ...planner, step: 2 },
    reached: { profile: null, sent: [] },
    interrupted: false,
  });
});

it('reads a draft at a step that no longer exists, at the last step', () => {
  const storage = newStorage();
  writeDraft('afi', { ...planner, step: 7 }, undefined, storage);
  expect(readSetupDraft('afi', storage)?.draft).toEqual({ ...planner, step: stepsOf.planner.length - 1 });
});
