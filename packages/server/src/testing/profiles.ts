import { randomUUID } from 'node:crypto';
import type { DocumentSeed, ProfileSeed } from '@kermesse/api/seed';
import { socialLinks, type CompanyProfile } from '@kermesse/api/schemas/account/profile';
import type { Database } from '../platform/database/database.ts';

type ChosenProfileSeed = Exclude<ProfileSeed, { type: 'admin' }>;

/** Creates the profile of a seeded person and returns its id. */
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
      social_links: JSON.stringify(socialLinks.parse(company.socialLinks ?? {})),
      preferred_services: JSON.stringify(services),
    })
    .execute();
  return id;
}

/** Creates a document of a seeded person with a profile, and the record of its file. */
export async function makeDocument(
  db: Database,
  userId: string,
  { name, type = 1, status = 0, reason }: DocumentSeed,
): Promise<void> {
  const path = `documents/${randomUUID()}.pdf`;
  const profile = await db.selectFrom('profiles').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
  await db
    .insertInto('files')
    .values({ path, folder: 'documents', owner_id: userId, media_type: 'application/pdf', bytes: 0 })
    .execute();
  await db
    .insertInto('documents')
    .values({ id: randomUUID(), path, profile_id: profile.id, sender_id: userId, name, type, status, reason })
    .execute();
}
