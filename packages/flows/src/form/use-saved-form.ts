import type { Client, Result } from '@kermesse/api/client';
import { announce } from '@kermesse/ui/announce';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionEnd } from '../session/use-session-end.ts';
import { translated } from '../texts/TranslatedText.tsx';
import type { Check, Values } from './check.ts';
import { hasChanges } from './changes.ts';
import { useFailureNotification } from './use-failure-notification.ts';
import { useForm } from './use-form.ts';
import { useStoredInput } from './use-stored-input.ts';

/** A form of the profile: the format of its values, their check and the request that saves them. */
export interface SavedFormDeclaration<V extends Values, T> {
  /** The name of the form, under which its input is kept when the session ends. */
  name: string;
  /** The stored values in the form's format. Fields that were not edited follow them. */
  stored: V;
  check: Check<V>;
  send: (client: Client, values: V, signal: AbortSignal) => Promise<Result<T>>;
  /** Receives the response. Returns the values that are stored now, in the form's format. */
  storedAfter: (data: T) => V;
}

/**
 * Manages a form that edits values of the profile. Fields that were not edited follow the stored values, which change
 * when the user is reloaded or saved elsewhere. The form can be saved only while its values differ from the stored
 * ones, shows 'Success' after a save, and asks for confirmation before unsaved input is lost. A pending save continues
 * when the form is left. Unsaved input is kept when the session ends, and restored after the next login.
 */
export function useSavedForm<V extends Values, T>({
  name,
  stored,
  storedAfter,
  ...declaration
}: SavedFormDeclaration<V, T>) {
  const { t } = useTranslation('form');
  const kept = useStoredInput(name, stored);
  const [restored, setRestored] = useState(kept.restored !== undefined);
  const [shownStored, setShownStored] = useState(stored);
  const notifyFailure = useFailureNotification(translated('form', 'notSaved'));
  const form = useForm<V, T>({
    ...declaration,
    situation: 'profileSave',
    initial: kept.restored ?? stored,
    stored,
    success: () => ({ title: translated('form', 'success') }),
    done(data, sent) {
      const now = storedAfter(data);
      setShownStored(now);
      form.renew(sent, now);
      setRestored(false);
    },
    onFailureAfterLeaving(error, sent) {
      if (!kept.keepSent(sent)) notifyFailure(error);
    },
  });
  if (hasChanges(stored, shownStored)) {
    setShownStored(stored);
    form.renew(shownStored, stored);
  }
  const changed = hasChanges(form.values, stored);
  useSessionEnd((userId) => void kept.keep(form.values, userId));

  /** Submits the form. When nothing has changed (Enter in a field), announces that and sends no request. */
  function onSubmit(event: FormEvent) {
    if (changed || form.pending) {
      form.formProps.onSubmit(event);
      return;
    }
    event.preventDefault();
    announce(t('nothingToSave'));
  }

  /** Resets the form to the stored values. */
  function discard() {
    form.renew(form.values, stored);
    setRestored(false);
    // The discard button is removed, so the focus moves to the first field.
    form.formProps.ref.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }
  return {
    ...form,
    formProps: { ...form.formProps, onSubmit },
    changed,
    /** Whether the form contains input from before the session ended. */
    restored: restored && changed,
    discard,
  };
}

/** The parts of a saved form that `SavedFields` needs. */
export type SavedForm = Pick<
  ReturnType<typeof useSavedForm>,
  'formProps' | 'changed' | 'pending' | 'notice' | 'restored' | 'discard'
>;
