import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';

/** A form that takes part: what it holds, and how it takes back what was kept. */
export interface KeptForm {
  /** What was typed, by field, or undefined when there is nothing to keep. */
  values: () => Readonly<Record<string, string>> | undefined;
  /** Called with the signed-in user's stored input, as it was read from the browser's storage. */
  restore: (kept: unknown) => void;
}

/** A form's part in it. */
export interface Joined {
  stop: () => void;
  /** What was kept is needed no more: it has been sent. */
  drop: () => void;
}

/** Carries what is typed into a section's form over a session that ends; the app knows sessions, sections do not. */
export interface InputKeeper {
  /** Takes part from now on, under the form's own name, until `stop`. */
  join(name: string, form: KeptForm): Joined;
}

const nothing: Joined = { stop: () => undefined, drop: () => undefined };

const KeeperContext = createContext<InputKeeper>({ join: () => nothing });

/** Gives sections the app's way to keep input. The value must stay the same. */
export const InputKeeperProvider = KeeperContext.Provider;

/**
 * Keeps what a form holds when the session of a signed-in person ends without their asking, and gives it back once they
 * have logged in again. For guests it keeps nothing.
 * @returns forgets what was kept
 */
export function useKeptInput(name: string, form: KeptForm): () => void {
  const keeper = useContext(KeeperContext);
  const values = useEffectEvent(form.values);
  const restore = useEffectEvent(form.restore);
  const joined = useRef(nothing);
  useEffect(() => {
    const mine = keeper.join(name, { values: () => values(), restore: (kept) => restore(kept) });
    joined.current = mine;
    return mine.stop;
  }, [keeper, name]);
  return () => joined.current.drop();
}
