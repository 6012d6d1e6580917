import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { password, registration, type AccountSite, type ApiResponse } from '../../src/testing/account-site.ts';
import { makeProfile } from '../../src/testing/profiles.ts';
import { twoSites } from '../support/own-server.ts';

// A double click or a repeated request: two servers receive it simultaneously, and one of them once more afterwards.
// `SUBMITS=100` is the full measurement: `npm run figures`.
const trials = Number(process.env['SUBMITS'] ?? 2);

const { sites } = await twoSites();
let count = 0;
const fresh = () => `double-${(count += 1)}@example.com`;
const freshPhone = () => `+228900${String(10_000 + (count += 1))}`;

const db = () => sites[0].db;
const idle = () => Promise.all(sites.map(({ background }) => background.idle()));
const messagesTo = async (to: string) => {
  await idle();
  return sites[0].messagesTo(to);
};

/** A request to repeat, and a function that counts its effects. */
interface Submit {
  send: (site: AccountSite) => Promise<ApiResponse>;
  effects: () => Promise<number>;
}

async function person() {
  const email = fresh();
  const { user, accessToken: token } = await sites[0].register(email);
  await idle();
  return { email, user, token };
}

const rowsOf = (table: 'newsletter_emails' | 'newsletter_phones', address: string) =>
  db().selectFrom(table).select('id').where('address', '=', address).execute();
/** Backdates all messages, so that they do not count as duplicates. */
const later = () =>
  db()
    .updateTable('outgoing_messages')
    .set({ created_at: new Date(Date.now() - 60_000) })
    .execute();
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

const forms: Record<string, () => Promise<Submit>> = {
  registering: async () => {
    const email = fresh();
    const headers = { 'idempotency-key': `key-of-the-form-of-${count}` };
    return {
      send: (site) => site.post('/auth/register', registration(email), { headers }),
      effects: async () =>
        Math.max(
          (await db().selectFrom('users').select('id').where('email', '=', email).execute()).length,
          (await messagesTo(email)).length,
        ),
    };
  },
  'requesting a code by phone': async () => {
    const phone = freshPhone();
    const proof = sites[0].proof();
    return {
      send: (site) => site.post('/auth/phone', { phone, firstname: 'A', lastname: 'B', humanCheck: proof }),
      effects: async () => (await messagesTo(phone)).length,
    };
  },
  'submitting the code': async () => {
    const phone = freshPhone();
    const code = await sites[0].code(phone);
    return {
      send: (site) => site.verifyCode(phone, code),
      effects: async () =>
        (
          await db()
            .selectFrom('sessions')
            .innerJoin('users', 'users.id', 'sessions.user_id')
            .select('token_hash')
            .where('phone', '=', phone)
            .execute()
        ).length,
    };
  },
  'requesting a link to set a password': async () => {
    const { email } = await person();
    return {
      send: (site) => site.requestReset(email),
      effects: async () => (await messagesTo(email)).length - 1,
    };
  },
  'setting a password with a link': async () => {
    const { email } = await person();
    await sites[0].requestReset(email);
    const link = await sites[0].linkTo(email);
    return {
      send: (site) => site.resetBy(link),
      effects: async () => (await messagesTo(email)).length - 2,
    };
  },
  'changing the password': async () => {
    const { email, token } = await person();
    return {
      send: (site) => site.setPassword(token),
      effects: async () => (await messagesTo(email)).length - 1,
    };
  },
  'changing the address': async () => {
    const { email, token } = await person();
    const wanted = fresh();
    return {
      send: (site) => site.edit(token, wanted, { currentPassword: password }),
      effects: async () => Math.max((await messagesTo(wanted)).length, (await messagesTo(email)).length - 1),
    };
  },
  'requesting the verification email again': async () => {
    const { email, token } = await person();
    await later();
    return {
      send: (site) => site.call('/auth/send-verification-email', { token }),
      effects: async () => (await messagesTo(email)).length - 1,
    };
  },
  'logging out': async () => {
    const { user, token } = await person();
    return {
      send: (site) => site.call('/auth/logout', { token }),
      effects: async () =>
        1 - (await db().selectFrom('sessions').select('user_id').where('user_id', '=', user.id).execute()).length,
    };
  },
  'editing personal data': async () => {
    const { user, token } = await person();
    const firstname = digest(user.id);
    return {
      send: (site) => site.call(`/users/self/${user.id}`, { method: 'PUT', body: { firstname }, token }),
      effects: async () =>
        (await db().selectFrom('users').select('id').where('firstname', '=', firstname).execute()).length,
    };
  },
  'creating a profile': async () => {
    const { user, token } = await person();
    const body = { type: 'customer', id: user.id, profileData: { preferredServices: ['1'] } };
    return {
      send: (site) => site.post('/user-profile', body, { token }),
      effects: async () =>
        (await db().selectFrom('profiles').select('id').where('user_id', '=', user.id).execute()).length,
    };
  },
  'changing a profile': async () => {
    const { user, token } = await person();
    const profileId = await makeProfile(db(), user.id, { type: 'planner' });
    const bio = digest(profileId);
    return {
      send: (site) =>
        site.call(`/user-profile/${profileId}`, {
          method: 'PUT',
          body: { type: 'planner', profileData: { bio } },
          token,
        }),
      effects: async () => (await db().selectFrom('profiles').select('id').where('bio', '=', bio).execute()).length,
    };
  },
  'submitting a document': async () => {
    const { user, token } = await person();
    await makeProfile(db(), user.id, { type: 'planner' });
    const path = `documents/${digest(user.id)}.pdf`;
    await db()
      .insertInto('files')
      .values({ path, folder: 'documents', owner_id: user.id, media_type: 'application/pdf', bytes: 1 })
      .execute();
    return {
      send: (site) => site.post('/documents', { path, name: 'licence.pdf' }, { token }),
      effects: async () =>
        (await db().selectFrom('documents').select('id').where('sender_id', '=', user.id).execute()).length,
    };
  },
  'subscribing to the newsletter by email': async () => {
    const email = fresh();
    return {
      send: (site) => site.post('/newsletter/emails', { email }),
      effects: async () => (await rowsOf('newsletter_emails', email)).length,
    };
  },
  'subscribing to the newsletter by phone': async () => {
    const phone = freshPhone();
    return {
      send: (site) => site.post('/newsletter/phones', { phone }),
      effects: async () => (await rowsOf('newsletter_phones', phone)).length,
    };
  },
  'submitting the contact form': async () => {
    const subject = fresh();
    const body = { subject, title: 'Un mariage', content: 'Bonjour', recipients: ['a@example.com'], tags: [] };
    return {
      send: (site) => site.post('/email', body),
      effects: async () =>
        (await db().selectFrom('contact_messages').select('id').where('subject', '=', subject).execute()).length,
    };
  },
  'publishing a page': async () => {
    const slug = `page-${(count += 1)}`;
    const body = { kind: 'page', slug, configuration: { slug, title: 'Titre', sections: [] }, base: 0 };
    return {
      send: (site) =>
        site.post('/editor/document', body, { headers: { 'x-editor-key': 'kermesse-development-editor' } }),
      effects: async () =>
        (await db().selectFrom('configuration_versions').select('version').where('slug', '=', slug).execute()).length,
    };
  },
};

it.each(Object.entries(forms))(
  `%s has one effect when it is sent three times, in ${trials} trials`,
  async (_, prepare) => {
    const effects: number[] = [];
    for (let trial = 0; trial < trials; trial += 1) {
      const { send, effects: effectsOf } = await prepare();
      const [one, two] = sites;
      const responses = [...(await Promise.all([send(one), send(two)])), await send(one)];
      expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      expect(responses.some(({ status }) => status === 200)).toBe(true);
      effects.push(await effectsOf());
    }
    expect(effects).toEqual(effects.map(() => 1));
    expect(sites.flatMap(({ reported }) => reported)).toEqual([]);
  },
  30_000 + trials * 3000,
);
