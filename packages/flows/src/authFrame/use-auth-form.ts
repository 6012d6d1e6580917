import type { Client, Result } from '@kermesse/api/client';
import type { SessionStart } from '@kermesse/api/schemas/account/user';
import type { ReactNode } from 'react';
import type { Values } from '../form/check.ts';
import { useForm, type FormDeclaration } from '../form/use-form.ts';
import { useFailureNotification } from '../form/use-failure-notification.ts';
import { useGo } from '../site/go.ts';
import { sendLogin } from '../session/send-login.ts';
import { useSession, useSessionStore } from '../session/session.ts';

/** A form of `useForm` whose success begins a session; `useAuthForm` handles its success. */
export interface LoginDeclaration<V extends Values> extends Omit<
  FormDeclaration<V, SessionStart>,
  'send' | 'done' | 'onFailureAfterLeaving'
> {
  /** The title of the notification when the request fails after the form was left. */
  title: ReactNode;
  /** Sends the request. The login of an administrator counts as a failure. */
  send: (client: Client, values: V, signal: AbortSignal) => Promise<Result<SessionStart>>;
  /** Whether the session outlives the browser. Without it, the default of `connect` applies. */
  remember?: (values: V) => boolean;
  /** Whether to replace the form's page in the browser's history. */
  replace?: boolean;
}

/**
 * Creates a form that begins a session when it succeeds, and then goes to the home page or the requested page. When the
 * form was left meanwhile, the session begins on the page that is shown, unless another one has begun. The form stays
 * pending until the next page replaces it.
 */
export function useAuthForm<V extends Values>(declaration: LoginDeclaration<V>) {
  const { title, remember, replace, send, ...form } = declaration;
  const session = useSession();
  const store = useSessionStore();
  const go = useGo();
  const fields = useForm<V, SessionStart>({
    ...form,
    send: (...args) => sendLogin(session, () => send(...args)),
    onFailureAfterLeaving: useFailureNotification(title),
    async done(started, values, stillOpen) {
      if (!stillOpen && store.get().user !== null) return;
      await session.connect({ ...started, ...(remember && { remember: remember(values) }) });
      if (!stillOpen) return;
      if (replace) go('/', { replace });
      else go('/');
    },
  });
  // Until the next page has loaded.
  return { ...fields, pending: fields.pending || session.user !== null };
}
