import { useState } from 'react';
import { isSameJson } from '../document/json.ts';
import { useEditorStore } from '../store/context.ts';
import { useAfterChanges } from '../store/use-after-changes.ts';
import { activeDraft, shownDraft, type Workspace } from '../store/workspace.ts';
import type { CheckResult } from '../faults/check.ts';
import { checksOfDraft } from './checks.ts';
import { useCheckContext } from './use-check-context.ts';

/** The debounce in milliseconds before the whole page is checked. Fields validate at once. */
const debounce = 250;

/**
 * Returns the checks of the open page, shortly after each change. Returns the same array while the checks stay equal.
 */
export function useChecks(): CheckResult[] {
  const store = useEditorStore();
  const context = useCheckContext();
  const [checks, setChecks] = useState<CheckResult[]>(() => checksOfDraft(activeDraft(store.get()), context));
  const runChecks = (workspace: Workspace) => {
    const draft = shownDraft(workspace);
    if (draft === undefined) return;
    const found = checksOfDraft(draft, context);
    setChecks((before) => (isSameJson(before, found) ? before : found));
  };
  useAfterChanges(debounce, runChecks, context);
  return checks;
}
