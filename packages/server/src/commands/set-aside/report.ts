import type { AssignmentResult, SetAside } from './set-aside.ts';

/** The usage text of the command. */
export const setAsideUsage = `Usage: npm run set-aside
       npm run set-aside -- give <account> <address>

Lists the accounts that lost their address when addresses became unique, or gives one of them another address.
The database is the one that the server uses: DATABASE_URL, or the folder DATA_DIR (with the server stopped).

Exit codes: 0 done, 1 nothing could be done, 2 the command was not understood.`;

const advice = `Each account kept all its data except the address, which belongs to another account.
- An owner who is still logged in can choose another address under My profile.
- Ask any other owner for an address that they read (by phone, if a number is known), then run:
    npm run set-aside -- give <account> <address>
  The owner then uses "Forgot your password" with that address, which verifies it.
- An account that its owner does not ask for can stay as it is. The owner's other account keeps working.`;

const day = (date: Date) => date.toISOString().slice(0, 10);

function lines({ userId, fullname, phone, email, setAsideAt, lastUsedAt }: SetAside): string {
  const used = lastUsedAt === null ? 'not logged in' : `logged in, last used ${day(lastUsedAt)}`;
  return [
    `${userId}  ${email}`,
    `    ${[fullname, phone, `set aside ${day(setAsideAt)}`, used].filter((part) => part != null && part !== '').join(' · ')}`,
  ].join('\n');
}

/** Formats the list of accounts and the steps that an operator can take. */
export function describeSetAside(accounts: SetAside[]): string {
  if (accounts.length === 0) return 'No address is set aside: there is nothing to do.';
  const count = accounts.length === 1 ? '1 account has' : `${accounts.length} accounts have`;
  return [`${count} no address, because another account had the same one:`, ...accounts.map(lines), advice].join(
    '\n\n',
  );
}

/** Formats the result of giving an account an address. */
export function describeAssignment(given: AssignmentResult, userId: string, address: string): string {
  const messages: Record<AssignmentResult, string> = {
    given: `${userId} has the address ${address}. Its owner can now set a password with "Forgot your password".`,
    invalid: `${address} is not a valid email address. Nothing was changed.`,
    'not-set-aside': `${userId} is not an account whose address was set aside. Nothing was changed.`,
    taken: `${address} belongs to another account. Nothing was changed.`,
  };
  return messages[given];
}
