import type { Client, Result } from '@kermesse/api/client';
import type { SessionStart } from '@kermesse/api/schemas/account/user';
import type { Values } from '../form/check.ts';
import { useForm, type FormDeclaration } from '../form/use-form.ts';
import { useGo } from '../site/go.ts';
import { refuseAdmin } from '../session/refuse-admin.ts';
import { useSession } from '../session/session.ts';

/** A form of `useForm` whose success begins a session; `useSignInForm` handles its success. */
export interface SignInDeclaration<V extends Values> extends Omit<
  FormDeclaration<V, { data: SessionStart }>,
  'send' | 'done'
> {
  /** Sends the request. The sign-in of an administrator counts as a failure. */
  send: (client: Client, values: V, signal: AbortSignal) => Promise<Result<{ data: SessionStart }>>;
  /** Whether the session outlives the browser. Without it, the default of `connect` applies. */
  remember?: (values: V) => boolean;
  /** Whether to replace the form's page in the browser's history. */
  replace?: boolean;
}

/** Creates a form that begins a session when it succeeds, and then goes to the home page or the requested page. */
export function useSignInForm<V extends Values>({ remember, replace, send, ...declaration }: SignInDeclaration<V>) {
  const session = useSession();
  const go = useGo();
  return useForm<V, { data: SessionStart }>({
    ...declaration,
    send: async (...args) => refuseAdmin(await send(...args)),
    async done({ data }, values) {
      await session.connect({ ...data, ...(remember && { remember: remember(values) }) });
      if (replace) go('/', { replace });
      else go('/');
    },
  });
}
