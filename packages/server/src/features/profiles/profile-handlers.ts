import { Refused } from '@kermesse/api/refused';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { InputOf } from '@kermesse/api/operation';
import { isChosenProfileType, socialLinks, type ChosenProfileType } from '@kermesse/api/schemas/account/profile';
import { newProfile } from '@kermesse/api/schemas/account/profile-data';
import { userProfileCreate } from '@kermesse/api/user-profile-create';
import { userProfileUpdate } from '@kermesse/api/user-profile-update';
import type { ChoiceLists } from '@kermesse/api/schemas/pages/screen';
import { invalidFields, userHandler, type Call } from '../../platform/operations/handler.ts';
import { emptyProfile, noLinks, profileRowOf, toProfile, type ProfileColumns, type ProfileRow } from './rows.ts';

type NewData = InputOf<typeof userProfileCreate>['profileData'];
type Changes = InputOf<typeof userProfileUpdate>['profileData'];

/**
 * Validates that the site's list contains the ids that a user chose: provider types or, for customers, preferred
 * services. If the site configuration has no such list, all ids are valid: then the lists come from another source.
 * @param row the stored profile. Its ids stay valid even if the list no longer contains them.
 * @throws Refused `form/invalid_data` with the field.
 */
function requireListedChoices(
  lists: ChoiceLists,
  type: ChosenProfileType,
  { types = [], preferredServices = [] }: Pick<Changes, 'types' | 'preferredServices'>,
  { typesField, row }: { typesField: string; row?: ProfileRow },
): void {
  if (type === 'planner') return;
  const [list, chosen, before, field] =
    type === 'provider'
      ? [lists.providerTypes, types, row?.types, typesField]
      : [lists.providerTypeCategories, preferredServices, row?.preferred_services, 'profileData.preferredServices'];
  const valid = new Set([...list.map(({ id }) => id), ...(before ?? [])]);
  if (list.length > 0 && !chosen.every((id) => valid.has(id))) throw invalidFields({ [field]: 'unknown_choice' });
}

/** Creates the profile of a user, or returns the one that an identical request created before. */
async function createProfile(
  { db, siteReader }: Pick<Call, 'db' | 'siteReader'>,
  userId: string,
  type: ChosenProfileType,
  data: NewData,
): Promise<ProfileRow> {
  const lists = (await siteReader.read()).site.choiceLists('fr');
  const profile = newProfile(type, data);
  if (profile === undefined) throw new Refused('auth/missing_data');
  const { additionalInfo, preferredServices } = data;
  const chosen = { types: additionalInfo?.types, preferredServices };
  requireListedChoices(lists, type, chosen, { typesField: 'profileData.additionalInfo.types' });
  await db
    .insertInto('profiles')
    .values({
      id: randomUUID(),
      user_id: userId,
      type,
      ...emptyProfile,
      ...changedColumns({ type, social_links: noLinks }, profile),
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const row = await profileRowOf(db, userId);
  // An identical request gets the same response.
  if (row?.type !== type || !isDeepStrictEqual(toProfile(row), profile))
    throw new Refused('auth/profile_already_exists');
  return row;
}

/** Returns the changed columns. Customers can only change their preferred services, others everything else. */
function changedColumns(row: Pick<ProfileRow, 'type' | 'social_links'>, data: Changes): Partial<ProfileColumns> {
  const { bio, types, companyName, companyAddress, companyPhone, companyEmail, preferredServices } = data;
  if (row.type === 'customer')
    return preferredServices ? { preferred_services: JSON.stringify(preferredServices) } : {};
  return {
    ...(bio !== undefined && { bio }),
    ...(types !== undefined && row.type === 'provider' && { types: JSON.stringify(types) }),
    ...(companyName !== undefined && { company_name: companyName }),
    ...(companyAddress !== undefined && { company_address: companyAddress }),
    ...(companyPhone !== undefined && { company_phone: companyPhone }),
    ...(companyEmail !== undefined && { company_email: companyEmail }),
    ...(data.socialLinks !== undefined && {
      social_links: JSON.stringify(socialLinks.parse({ ...row.social_links, ...data.socialLinks })),
    }),
  };
}

/** The handlers of profiles. */
export const profileHandlers = [
  userHandler(userProfileCreate, async ({ type, id, profileData }, call) => {
    if (id !== call.caller.userId) throw new Refused('request/forbidden');
    if (!isChosenProfileType(type)) throw new Refused('auth/profile_type_not_found');
    const row = await createProfile(call, id, type, profileData);
    return { data: { profileType: row.type, profileId: row.id, id } };
  }),

  userHandler(userProfileUpdate, async ({ profileId, type, profileData }, { db, siteReader, caller }) => {
    if (!isChosenProfileType(type)) throw new Refused('auth/profile_type_not_found');
    const lists = (await siteReader.read()).site.choiceLists('fr');
    return db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('profiles')
        .selectAll()
        .where('user_id', '=', caller.userId)
        .where('id', '=', profileId)
        .where('type', '=', type)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) throw new Refused('auth/profile_not_found');
      requireListedChoices(lists, type, profileData, { typesField: 'profileData.types', row });
      const changes = changedColumns(row, profileData);
      if (Object.keys(changes).length === 0) return { data: toProfile(row) };
      const changed = await trx
        .updateTable('profiles')
        .set(changes)
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return { data: toProfile(changed) };
    });
  }),
];
