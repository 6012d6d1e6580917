import type { Locale } from '@kermesse/sections/locale';
import { splitFieldPath } from '../document/field-values.ts';
import type { CheckResult } from '../faults/check.ts';
import { describePath } from '../faults/describe-path.ts';
import { activeDraft, configurationOf, type Workspace } from '../store/workspace.ts';

/** Returns the path of the field of a check in words. */
export function pathOfCheck(workspace: Workspace, { keys }: CheckResult, locale: Locale): string {
  const [root, below] = splitFieldPath(configurationOf(workspace), keys, activeDraft(workspace).kind);
  return describePath(below, root, locale);
}

/** Returns a check as a comment on it quotes it: what it says, and the path of its field. */
export const quoteOf = (workspace: Workspace, check: CheckResult, locale: Locale): string =>
  [check.words[locale], pathOfCheck(workspace, check, locale)].filter(Boolean).join(' · ');
