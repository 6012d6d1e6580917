import type { SessionStart } from '@kermesse/api/schemas/account/user';
import type { Values } from '../form/check.ts';
import { useForm, type FormDeclaration } from '../form/use-form.ts';
import { useGo } from '../site/go.ts';
import { useSession } from '../session/session.ts';

export interface SignInDeclaration<V extends Values> extends Omit<FormDeclaration<V, { data: SessionStart }>, 'done'> {
  /** Whether the session outlives the browser; the default of `connect` if not given. */
  remember?: (values: V) => boolean;
  /** Whether the page of the form is not to be gone back to. */
  replace?: boolean;
}

/** A form that begins a session with its success, and then goes on to the home page or the page that was asked for. */
export function useSignInForm<V extends Values>({ remember, replace, ...declaration }: SignInDeclaration<V>) {
  const session = useSession();
  const go = useGo();
  return useForm<V, { data: SessionStart }>({
    ...declaration,
    async done({ data }, values) {
      await session.connect({ ...data, ...(remember && { remember: remember(values) }) });
      if (replace) go('/', { replace });
      else go('/');
    },
  });
}
