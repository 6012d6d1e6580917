import type { Client, Result } from '@kermesse/api/client';
import { useToasts } from '@kermesse/ui/Toasts';
import { useTranslation } from 'react-i18next';
import type { Situation } from '../failures/failures.ts';
import type { Check, Values } from './check.ts';
import { useFailedLater } from './useFailedLater.ts';
import { useForm } from './useForm.ts';
import { useUnsaved } from './UnsavedGuard.tsx';

export interface SavedFormDeclaration<V extends Values, T> {
  /** What is stored, as the form shows it. */
  stored: V;
  check: Check<V>;
  situation: Situation;
  send: (client: Client, values: V, signal: AbortSignal) => Promise<Result<T>>;
  /** Takes what was answered; gives what is stored now, as the form shows it. */
  saved: (data: T) => V;
}

const same = (a: Values[string] | undefined, b: Values[string] | undefined): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((each) => b.includes(each)) : a === b;

const differ = <V extends Values>(a: V, b: V): boolean => Object.keys(b).some((name) => !same(a[name], b[name]));

/**
 * A form over something that is stored: it can be saved only while it differs from that, says 'Success' when it was
 * saved, and asks before what was not saved is left behind. What is being saved when the form is left is saved all the same.
 */
export function useSavedForm<V extends Values, T>({ stored, saved, ...declaration }: SavedFormDeclaration<V, T>) {
  const { t } = useTranslation('form');
  const toasts = useToasts();
  const form = useForm<V, T>({
    ...declaration,
    initial: stored,
    done(data, sent) {
      form.renew(sent, saved(data));
      toasts.show({ kind: 'success', title: t('success') });
    },
    failedLater: useFailedLater(t('notSaved')),
  });
  const changed = differ(form.values, stored);
  const beingSaved = form.sending !== undefined && !differ(form.values, form.sending);
  useUnsaved(changed, beingSaved);
  return { ...form, changed };
}
