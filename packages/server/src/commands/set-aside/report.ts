import type { Given, SetAside } from './set-aside.ts';

/** How the command is used. */
export const usage = `Usage: npm run set-aside
       npm run set-aside -- give <account> <address>

Lists the accounts that lost their address when an address became one account's, or gives one of them another address.
The database is the one that the server uses: DATABASE_URL, or the folder DATA_DIR (with the server stopped).

Exit codes: 0 done, 1 nothing could be done, 2 the command was not understood.`;

const advice = `Each has all that is its own but the address, which another account has kept.
- Somebody who is still logged in chooses another address by themselves, under My profile.
- For anybody else, ask the person which address they read (by telephone, where a number is known), then:
    npm run set-aside -- give <account> <address>
  They come in by "Forgot your password" with that address, which verifies it.
- An account that nobody asks for can stay as it is. Its owner's other account keeps working.`;

const day = (date: Date) => date.toISOString().slice(0, 10);

function lines({ userId, fullname, phone, email, setAsideAt, lastUsedAt }: SetAside): string {
  const used = lastUsedAt === null ? 'logged in nowhere' : `logged in, last used ${day(lastUsedAt)}`;
  return [
    `${userId}  ${email}`,
    `    ${[fullname, phone, `set aside ${day(setAsideAt)}`, used].filter((part) => part != null && part !== '').join(' · ')}`,
  ].join('\n');
}

/** The list, and what an operator can do. */
export function describeSetAside(accounts: SetAside[]): string {
  if (accounts.length === 0) return 'No address is set aside: there is nothing to do.';
  const count = accounts.length === 1 ? '1 account has' : `${accounts.length} accounts have`;
  return [`${count} no address, because another account had the same one:`, ...accounts.map(lines), advice].join(
    '\n\n',
  );
}

/** What came of giving an account an address. */
export function describeGiven(given: Given, userId: string, address: string): string {
  const messages: Record<Given, string> = {
    given: `${userId} has the address ${address}. Its owner sets a password by "Forgot your password".`,
    invalid: `${address} is no e-mail address. Nothing was changed.`,
    'not-set-aside': `${userId} is no account whose address is set aside. Nothing was changed.`,
    taken: `${address} belongs to another account. Nothing was changed.`,
  };
  return messages[given];
}
