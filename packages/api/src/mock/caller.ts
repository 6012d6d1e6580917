import { contractEditorKey } from '../contract/seed/editor.ts';
import type { Operation } from '../operation/operation.ts';
import type { MockUser } from './accounts/accounts.ts';
import { Refused } from '../operation/refused.ts';
import { personOfToken, wasEndedRemotely } from './accounts/sessions.ts';
import type { World } from './world.ts';

/** The caller of a mock. */
export interface Caller {
  /** The headers of the request. */
  headers: Headers;
  /** The bearer token of the request. */
  token: string | undefined;
  /**
   * The browser: the value of the device cookie, as the contract's cases send it; `own` for the browser in which the
   * mock runs, whose cookies it cannot read; empty for a browser without cookies.
   */
  browser: string;
  /**
   * Returns the logged-in user. @throws Refused `auth/required` without a session, `auth/session_ended` if another
   * session ended it.
   */
  person: () => MockUser;
}

const browserOf = (cookie: string | null) =>
  cookie === '' ? '' : (/(?:^|; )Device=([\w-]{43})(?:;|$)/.exec(cookie ?? '')?.[1] ?? 'own');

/**
 * Identifies the caller of a mock.
 * @throws Refused `auth/required` if the operation requires a session and there is none; `editor/wrong_key` if it
 * requires the editor's key and the key is wrong.
 */
export function callerOf(operation: Operation, request: Request, world: World): Caller {
  const token = /^bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const person = (): MockUser => {
    const found = personOfToken(world.accounts, token);
    if (found === undefined)
      throw new Refused(wasEndedRemotely(world.accounts, token) ? 'auth/session_ended' : 'auth/required');
    return found;
  };
  if (operation.auth === 'user') person();
  if (operation.auth === 'editor' && request.headers.get('x-editor-key') !== contractEditorKey)
    throw new Refused('editor/wrong_key');
  return { headers: request.headers, token, browser: browserOf(request.headers.get('cookie')), person };
}
