import type { Operation } from '../operation/operation.ts';
import type { Person } from './accounts.ts';
import { Refused } from './refused.ts';
import { personOfToken } from './sessions.ts';
import type { World } from './world.ts';

/** Who makes a call to a mock. */
export interface Caller {
  /** The bearer token that was sent. */
  token: string | undefined;
  /** The headers of the request. */
  headers: Headers;
  /** The signed-in person. @throws Refused `auth/required` when nobody is. */
  person: () => Person;
}

/**
 * Who makes a call.
 * @throws Refused `auth/required` when the operation is for signed-in people only and nobody is.
 */
export function callerOf(operation: Operation, request: Request, world: World): Caller {
  const token = /^bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const person = (): Person => {
    const found = personOfToken(world.accounts, token);
    if (found === undefined) throw new Refused('auth/required');
    return found;
  };
  if (operation.auth === 'user') person();
  return { token, headers: request.headers, person };
}
