import { useState } from 'react';
import { useEditorStore } from '../store/context.ts';
import { useAfterChanges } from '../store/use-after-changes.ts';
import { activeDraft, publishedSlug, shownDraft, type Workspace } from '../store/workspace.ts';
import type { CheckResult } from '../faults/check.ts';
import { addressChecks } from '../links/address.ts';
import { checksOf } from './checks.ts';
import type { CheckContext } from './dead-links.ts';
import { useCheckContext } from './use-check-context.ts';

/** The debounce in milliseconds before the whole page is checked. Fields validate at once. */
const debounce = 250;

const same = (a: CheckResult[], b: CheckResult[]) => JSON.stringify(a) === JSON.stringify(b);

function checksNow(workspace: Workspace, context: CheckContext): CheckResult[] {
  const draft = activeDraft(workspace);
  const { present } = draft.history;
  return [
    ...addressChecks(present, { slugs: context.slugs, published: publishedSlug(draft) }),
    ...checksOf(present, context),
  ];
}

/**
 * Returns the checks of the open page, shortly after each change. Returns the same array while the checks stay equal.
 */
export function useChecks(): CheckResult[] {
  const store = useEditorStore();
  const context = useCheckContext();
  const [checks, setChecks] = useState<CheckResult[]>(() => checksNow(store.get(), context));
  const runChecks = (workspace: Workspace) => {
    if (shownDraft(workspace) === undefined) return;
    const found = checksNow(workspace, context);
    setChecks((before) => (same(before, found) ? before : found));
  };
  useAfterChanges(debounce, runChecks, context);
  return checks;
}
