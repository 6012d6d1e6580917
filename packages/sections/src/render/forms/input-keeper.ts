import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';

/** Why input is restored: its session had ended, or its page was left. */
export type RestoreReason = 'session' | 'page';

/** Why input is removed: it was sent, or the session of its user has ended. */
export type ClearReason = 'sent' | 'session';

/** A form whose input survives the end of a session and a navigation. */
export interface KeptForm {
  /** Returns the input by field; undefined if there is none to keep. */
  values: () => Readonly<Record<string, string>> | undefined;
  /** Called with the stored input of the user, unvalidated. */
  restore: (input: unknown, reason: RestoreReason) => void;
  /**
   * Called with input to remove: it was sent, and this form may have restored it meanwhile, or its user has logged out.
   * Input typed since stays.
   */
  clear: (input: Readonly<Record<string, string>>, reason: ClearReason) => void;
}

/** The registration of a form. */
export interface FormRegistration {
  /** Stores the current input if the session has ended. Call this when the input may have changed. */
  keep: () => void;
  /** Keeps the current input until the visitor returns to the form, and ends the registration. */
  stop: () => void;
  /** Deletes the input that was sent, also from a form that has restored it meanwhile. */
  drop: (sent: Readonly<Record<string, string>>) => void;
}

/**
 * Keeps the input of a section's form when a session ends or the page is left. The app provides it, because sections do
 * not know sessions.
 */
export interface InputKeeper {
  /** Registers a form under a name, until `stop` is called. */
  register(name: string, form: KeptForm): FormRegistration;
}

const noRegistration: FormRegistration = { keep: () => undefined, stop: () => undefined, drop: () => undefined };

const KeeperContext = createContext<InputKeeper>({ register: () => noRegistration });

/** Provides the app's `InputKeeper` to sections. The value must not change. */
export const InputKeeperProvider = KeeperContext.Provider;

/**
 * Keeps the input of a form when the session of a logged-in user ends involuntarily, and restores it after the next
 * login. Also keeps it when the visitor leaves the page within the site, and restores it on return.
 * @returns a function that deletes the input that was sent, also after the form was unmounted
 */
export function useKeptForm(name: string, form: KeptForm): FormRegistration['drop'] {
  const keeper = useContext(KeeperContext);
  const values = useEffectEvent(form.values);
  const restore = useEffectEvent(form.restore);
  const clear = useEffectEvent(form.clear);
  const registrationRef = useRef(noRegistration);
  useEffect(() => {
    const registration = keeper.register(name, {
      values: () => values(),
      restore: (...kept) => restore(...kept),
      clear: (...cleared) => clear(...cleared),
    });
    registrationRef.current = registration;
    return registration.stop;
  }, [keeper, name]);
  // A form that hydrates after the session has ended reads only then what was typed before.
  useEffect(() => registrationRef.current.keep());
  return (sent) => registrationRef.current.drop(sent);
}
