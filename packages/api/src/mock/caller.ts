import { contractEditorKey } from '../contract/seed/editor.ts';
import type { Operation } from '../operation/operation.ts';
import type { Person } from './accounts/accounts.ts';
import { Refused } from '../operation/refused.ts';
import { personOfToken, wasEnded } from './accounts/sessions.ts';
import type { World } from './world.ts';

/** Who makes a call to a mock. */
export interface Caller {
  /** What the call says in its head. */
  headers: Headers;
  /** The bearer token that was sent. */
  token: string | undefined;
  /**
   * The browser: by the device's cookie, as the contract's cases send it; `own` for the browser that the mock runs in,
   * whose cookies it cannot read; '' for one without cookies.
   */
  browser: string;
  /** The signed-in person. @throws Refused `auth/required` when nobody is, `auth/session_ended` when it was ended elsewhere. */
  person: () => Person;
}

const browserOf = (cookie: string | null) =>
  cookie === '' ? '' : (/(?:^|; )Device=([\w-]{43})(?:;|$)/.exec(cookie ?? '')?.[1] ?? 'own');

/**
 * Who makes a call.
 * @throws Refused `auth/required` when the operation is for signed-in people only and nobody is; `editor/wrong_key` when
 * it is for editors and the key is not theirs.
 */
export function callerOf(operation: Operation, request: Request, world: World): Caller {
  const token = /^bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const person = (): Person => {
    const found = personOfToken(world.accounts, token);
    if (found === undefined)
      throw new Refused(wasEnded(world.accounts, token) ? 'auth/session_ended' : 'auth/required');
    return found;
  };
  if (operation.auth === 'user') person();
  if (operation.auth === 'editor' && request.headers.get('x-editor-key') !== contractEditorKey)
    throw new Refused('editor/wrong_key');
  return { headers: request.headers, token, browser: browserOf(request.headers.get('cookie')), person };
}
