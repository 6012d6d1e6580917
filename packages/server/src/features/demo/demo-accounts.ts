import { randomUUID } from 'node:crypto';
import type { ChosenProfileType } from '@kermesse/api/schemas/account/profile';
import { isLocalDevelopment } from '../../platform/config/local-development.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import {
  demoEmail,
  developmentIssuer,
  developmentPeople,
  type DevelopmentPerson,
} from '../development-identity/people.ts';
import { emptyProfile, noLinks, type ProfileColumns } from '../profiles/rows.ts';
import { hashPassword } from '../accounts/passwords/passwords.ts';

/** The password of every demo account. It is public, so demo accounts exist in development only. */
export const demoPassword = 'Kermesse-2026';

/** A demo account, as the server lists it at its start. */
export interface DemoAccount {
  email: string;
  /** A description of the account. */
  description: string;
}

type ProfileDraft = { type: ChosenProfileType } & Partial<ProfileColumns>;

interface Demo {
  id: string;
  firstname: string;
  lastname: string;
  description: string;
  enabled?: boolean;
  isAdmin?: boolean;
  profile?: ProfileDraft;
}

const [customer, provider, planner] = developmentPeople;
const namesOf = ({ subject, given_name, family_name }: DevelopmentPerson) => ({
  id: subject,
  firstname: given_name,
  lastname: family_name,
});

const demos: Demo[] = [
  {
    ...namesOf(customer),
    description: 'customer',
    profile: { type: 'customer', preferred_services: JSON.stringify(['1', '2']) },
  },
  {
    ...namesOf(provider),
    description: 'provider',
    profile: {
      type: 'provider',
      bio: 'Traiteur à Lomé depuis 2009 : buffets, plats du pays, tables de fête.',
      types: JSON.stringify(['1']),
      company_name: 'Les Délices de Kossi',
      company_address: 'Boulevard du Mono, Lomé',
      company_phone: '+22890000011',
      company_email: 'contact@delices.example',
      social_links: JSON.stringify({ ...noLinks, website: 'https://delices.example' }),
    },
  },
  {
    ...namesOf(planner),
    description: 'planner',
    profile: {
      type: 'planner',
      bio: 'Je coordonne vos prestataires, de la première visite au dernier invité.',
      company_name: 'Ama Events',
      company_address: 'Rue des Cocotiers, Lomé',
      company_phone: '+22890000012',
      company_email: 'bonjour@ama-events.example',
    },
  },
  { id: 'demo-newcomer', firstname: 'Efua', lastname: 'Dogbe', description: 'no profile yet' },
  {
    id: 'demo-admin',
    firstname: 'Edem',
    lastname: 'Amouzou',
    description: 'admin, cannot log in with the form',
    isAdmin: true,
  },
  { id: 'demo-disabled', firstname: 'Yao', lastname: 'Tetteh', description: 'disabled', enabled: false },
];

async function createDemoAccount(trx: Trx, demo: Demo, passwordHash: string): Promise<void> {
  const { id, firstname, lastname, enabled = true, isAdmin = false, profile } = demo;
  const created = await trx
    .insertInto('users')
    .values({
      id,
      firstname,
      lastname,
      email: demoEmail(firstname),
      email_verified_at: new Date(),
      password_hash: passwordHash,
      auth_type: 'email-password',
      enabled,
      is_admin: isAdmin,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created === undefined || profile === undefined) return;
  await trx
    .insertInto('profiles')
    .values({ ...emptyProfile, ...profile, id: randomUUID(), user_id: id })
    .execute();
}

const ids = demos.map(({ id }) => id);

/** Disables the demo accounts and ends their sessions, because their password is public. */
async function disableDemoAccounts(db: Database): Promise<void> {
  await db.updateTable('users').set({ enabled: false }).where('id', 'in', ids).where('enabled', '=', true).execute();
  await db.deleteFrom('sessions').where('user_id', 'in', ids).execute();
}

async function enableDemoAccounts(db: Database): Promise<void> {
  const enabled = demos.filter((demo) => demo.enabled !== false).map(({ id }) => id);
  await db
    .updateTable('users')
    .set({ enabled: true })
    .where('id', 'in', enabled)
    .where('enabled', '=', false)
    .execute();
}

/** Links the people of the built-in identity provider to the existing demo accounts. */
async function linkDemoIdentities(db: Database, existing: ReadonlySet<string>): Promise<void> {
  const linked = developmentPeople.filter(({ subject }) => existing.has(subject));
  if (linked.length === 0) return;
  await db
    .insertInto('federated_identities')
    .values(linked.map(({ subject }) => ({ issuer: developmentIssuer, subject, user_id: subject })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * In development, creates the demo accounts on a site without accounts and enables them. Otherwise disables demo
 * accounts that are left from development.
 * @returns the existing demo accounts in development; otherwise none.
 */
export async function syncDemoAccounts(
  db: Database,
  environment: Parameters<typeof isLocalDevelopment>[0],
): Promise<DemoAccount[]> {
  if (!isLocalDevelopment(environment)) {
    await disableDemoAccounts(db);
    return [];
  }
  if ((await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined) {
    const passwordHash = await hashPassword(demoPassword);
    await db.transaction().execute(async (trx) => {
      for (const demo of demos) await createDemoAccount(trx, demo, passwordHash);
    });
  }
  await enableDemoAccounts(db);
  const accounts = await db.selectFrom('users').select('id').where('id', 'in', ids).execute();
  const existing = new Set(accounts.map(({ id }) => id));
  await linkDemoIdentities(db, existing);
  return demos
    .filter(({ id }) => existing.has(id))
    .map(({ firstname, description }) => ({ email: demoEmail(firstname), description }));
}
