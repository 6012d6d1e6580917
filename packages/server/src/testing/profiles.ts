import { randomUUID } from 'node:crypto';
import type { ProfileSeed } from '@kermesse/api/contract-people';
import type { CompanyProfile } from '@kermesse/api/schemas/profile';
import type { Database } from '../database/database.ts';
import { storedLinks } from '../profiles/rows.ts';

type ChosenProfileSeed = Exclude<ProfileSeed, { type: 'admin' }>;

/** Makes the profile of a seeded person. Gives its id. */
export async function makeProfile(db: Database, userId: string, seed: ChosenProfileSeed): Promise<string> {
  const id = randomUUID();
  const company: Partial<CompanyProfile> = seed.type === 'customer' ? {} : seed;
  const services = seed.type === 'customer' ? (seed.preferredServices ?? []) : [];
  await db
    .insertInto('profiles')
    .values({
      id,
      user_id: userId,
      type: seed.type,
      bio: company.bio ?? null,
      types: JSON.stringify(company.types ?? []),
      company_name: company.companyName ?? null,
      company_address: company.companyAddress ?? null,
      company_phone: company.companyPhone ?? null,
      company_email: company.companyEmail ?? null,
      social_links: JSON.stringify(storedLinks({}, company.socialLinks)),
      preferred_services: JSON.stringify(services),
    })
    .execute();
  return id;
}
