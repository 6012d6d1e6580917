import type { Client, Result } from '@kermesse/api/client';
import { announce } from '@kermesse/ui/announce';
import { useToasts } from '@kermesse/ui/Toasts';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Situation } from '@kermesse/api/error-catalogue';
import { useSessionEnd } from '../session/use-session-end.ts';
import type { Check, Values } from './check.ts';
import { differ } from './differ.ts';
import { useFailedLater } from './use-failed-later.ts';
import { useForm } from './use-form.ts';
import { useKeptInput } from './use-kept-input.ts';
import { useUnsaved } from './unsaved/UnsavedGuard.tsx';

export interface SavedFormDeclaration<V extends Values, T> {
  /** The form's own name, under which its input is kept when the session ends. */
  name: string;
  /** What is stored, as the form shows it. */
  stored: V;
  check: Check<V>;
  situation: Situation;
  send: (client: Client, values: V, signal: AbortSignal) => Promise<Result<T>>;
  /** Takes what was answered; gives what is stored now, as the form shows it. */
  saved: (data: T) => V;
}

/**
 * A form over something that is stored: it can be saved only while it differs from that, says 'Success' when it was
 * saved, and asks before what was not saved is left behind. What is being saved when the form is left is saved all the
 * same. What was not saved when the session ends is there again after logging in.
 */
export function useSavedForm<V extends Values, T>({ name, stored, saved, ...declaration }: SavedFormDeclaration<V, T>) {
  const { t } = useTranslation('form');
  const toasts = useToasts();
  const kept = useKeptInput(name, stored);
  const [restored, setRestored] = useState(kept.restored !== undefined);
  const tell = useFailedLater(t('notSaved'));
  const form = useForm<V, T>({
    ...declaration,
    initial: kept.restored ?? stored,
    done(data, sent) {
      form.renew(sent, saved(data));
      setRestored(false);
      toasts.show({ kind: 'success', title: t('success') });
    },
    failedLater(error, sent) {
      if (!kept.keepSent(sent)) tell(error);
    },
  });
  const changed = differ(form.values, stored);
  const beingSaved = form.sending !== undefined && !differ(form.values, form.sending);
  useUnsaved(changed, beingSaved);
  useSessionEnd((userId) => void kept.keep(form.values, userId));

  /** Enter in a field also submits while there is nothing to save: a message says so, and nothing is sent. */
  function onSubmit(event: FormEvent) {
    if (changed || form.pending) {
      form.formProps.onSubmit(event);
      return;
    }
    event.preventDefault();
    announce(t('nothingToSave'));
  }

  /** Back to what is stored. */
  function discard() {
    form.renew(form.values, stored);
    setRestored(false);
    // The button goes, and the focus with it.
    form.formProps.ref.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }
  return {
    ...form,
    formProps: { ...form.formProps, onSubmit },
    changed,
    /** Whether it holds input from before the session ended. */ restored: restored && changed,
    discard,
  };
}

/** What a form over something stored gives to what is shown around its fields. */
export type SavedForm = Pick<
  ReturnType<typeof useSavedForm>,
  'formProps' | 'changed' | 'pending' | 'notice' | 'restored' | 'discard'
>;
