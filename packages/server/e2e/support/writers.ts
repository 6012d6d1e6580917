import type { OpenDatabase } from '../../src/platform/database/database.ts';
import type { createDiskStore } from '../../src/platform/files/disk-store.ts';
import { call, register, RejectedCall } from './people.ts';

/** An acknowledged write, with a check of the data that must be stored. */
export interface AcknowledgedWrite {
  what: string;
  /** Returns what is missing or incomplete; undefined when all is stored. */
  missing(stored: Stored): Promise<string | undefined>;
}

/** The database and the files, to inspect after a kill without a server. */
export interface Stored {
  db: OpenDatabase['db'];
  files: ReturnType<typeof createDiskStore>;
}

interface Person {
  id: string;
  token: string;
}

const password = 'Tissus-et-tam-tams-7';

/** Creates API calls to a server that may be killed at any moment. */
export function callsOf(url: string) {
  const send = (method: string, path: string, body: object, token?: string) =>
    call<Record<string, unknown>>(url, path, { method, body, token });
  const upload = (bytes: string, token: string) => {
    const form = new FormData();
    form.append('folder', 'documents');
    form.append('file', new File([bytes], 'licence.pdf'));
    return send('POST', '/documents/upload', form, token);
  };
  return { send, upload };
}

type Calls = ReturnType<typeof callsOf>;
type Note = (write: AcknowledgedWrite) => void;

async function createPerson(url: string, mark: string, note: Note): Promise<Person> {
  const email = `${mark}@example.com`;
  const { user, accessToken: token } = await register(url, { firstname: mark, lastname: mark, email, password });
  note({
    what: `the account ${mark}, its session and its email`,
    async missing({ db }) {
      const row = await db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirst();
      if (row?.email !== email || row.password_hash === null) return 'the account';
      if ((await db.selectFrom('sessions').select('token_hash').where('user_id', '=', user.id).execute()).length !== 1)
        return 'the session';
      const messages = await db.selectFrom('outgoing_messages').select('kind').where('user_id', '=', user.id).execute();
      return messages.some(({ kind }) => kind === 'verification') ? undefined : 'the email';
    },
  });
  return { id: user.id, token };
}

async function editPerson({ send }: Calls, { id, token }: Person, mark: string, note: Note): Promise<void> {
  await send(
    'PUT',
    `/users/self/${id}`,
    { firstname: mark, lastname: mark, address: mark, location: { lat: 6.25, lng: 1.25 } },
    token,
  );
  note({
    what: `the personal data of ${mark}`,
    async missing({ db }) {
      const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
      return [row?.firstname, row?.lastname, row?.address].every((each) => each === mark) && row?.longitude === 1.25
        ? undefined
        : JSON.stringify(row);
    },
  });
}

async function createProviderProfile({ send }: Calls, { id, token }: Person, mark: string, note: Note): Promise<void> {
  const companyInfo = { name: mark, address: mark, phone: '', email: '' };
  await send(
    'POST',
    '/user-profile',
    { type: 'provider', id, profileData: { companyInfo, additionalInfo: { bio: mark, types: ['1'] } } },
    token,
  );
  note({
    what: `the profile of ${mark}`,
    async missing({ db }) {
      const row = await db.selectFrom('profiles').selectAll().where('user_id', '=', id).executeTakeFirst();
      return [row?.company_name, row?.company_address, row?.bio].every((each) => each === mark)
        ? undefined
        : JSON.stringify(row);
    },
  });
}

async function submitDocument({ send, upload }: Calls, { token }: Person, mark: string, note: Note): Promise<void> {
  const bytes = `%PDF-1.7\n${mark}\n${'x'.repeat(30_000)}\n%%EOF\n`;
  const { path } = (await upload(bytes, token)) as { path: string };
  const missingFile = async ({ db, files }: Stored) => {
    const row = await db.selectFrom('files').select('bytes').where('path', '=', path).executeTakeFirst();
    if (row?.bytes !== bytes.length) return 'the record of the file';
    return new TextDecoder().decode((await files.get(path)) ?? new Uint8Array()) === bytes
      ? undefined
      : 'the bytes of the file';
  };
  note({ what: `the file of ${mark}`, missing: missingFile });
  await send('POST', '/documents', { path, name: mark }, token);
  note({
    what: `the document of ${mark}`,
    missing: async ({ db }) =>
      (await db.selectFrom('documents').select('name').where('path', '=', path).executeTakeFirst())?.name === mark
        ? undefined
        : path,
  });
}

async function subscribeAndContact({ send }: Calls, mark: string, number: number, note: Note): Promise<void> {
  const email = `news-${mark}@example.com`;
  const phone = `+228${90_000_000 + number}`;
  const has =
    (table: 'newsletter_emails' | 'newsletter_phones', address: string) =>
    async ({ db }: Stored) =>
      (await db.selectFrom(table).select('address').where('address', '=', address).executeTakeFirst()) === undefined
        ? address
        : undefined;
  await send('POST', '/newsletter/emails', { email });
  note({ what: `the subscription of ${email}`, missing: has('newsletter_emails', email) });
  await send('POST', '/newsletter/phones', { phone });
  note({ what: `the subscription of ${phone}`, missing: has('newsletter_phones', phone) });
  await send('POST', '/email', {
    subject: mark,
    title: mark,
    content: mark,
    recipients: ['a@example.com'],
    tags: [mark],
  });
  note({
    what: `the message ${mark}`,
    async missing({ db }) {
      const row = await db.selectFrom('contact_messages').selectAll().where('subject', '=', mark).executeTakeFirst();
      return row?.title === mark && row.content === mark ? undefined : JSON.stringify(row);
    },
  });
}

async function changePassword({ send }: Calls, { id, token }: Person, mark: string, note: Note): Promise<void> {
  const newPassword = `${password}-${mark}`;
  await send(
    'POST',
    '/auth/edit-password',
    { currentPassword: password, newPassword, newPasswordConfirmation: newPassword },
    token,
  );
  note({
    what: `the new password of ${mark} and the email about it`,
    async missing({ db }) {
      const messages = await db.selectFrom('outgoing_messages').select('kind').where('user_id', '=', id).execute();
      return messages.some(({ kind }) => kind === 'changed') ? undefined : 'the email';
    },
  });
}

/**
 * Creates one account after the other and runs every kind of write on it, until the server is killed.
 * @param number the number of the first account, so that all accounts of a run differ.
 */
export async function writeUntilGone(url: string, name: string, number: number, note: Note): Promise<number> {
  const calls = callsOf(url);
  for (let next = number; ; next += 1) {
    const mark = `${name}-${next}`;
    try {
      const person = await createPerson(url, mark, note);
      await editPerson(calls, person, mark, note);
      await createProviderProfile(calls, person, mark, note);
      await submitDocument(calls, person, mark, note);
      await subscribeAndContact(calls, mark, next, note);
      await changePassword(calls, person, mark, note);
    } catch (error) {
      // A rejected call is a fault of the server; any other error is the kill.
      if (error instanceof RejectedCall) throw error;
      return next + 1;
    }
  }
}
