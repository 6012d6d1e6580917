import { accountData } from '@kermesse/api/account-data';
import { requireRecentAuthentication } from '../passwords/recent-authentication.ts';
import { hourly } from '../../../platform/limits/fixed-window.ts';
import { enforceLimit } from '../../../platform/limits/enforce-limit.ts';
import { fileResponse } from '../../../platform/operations/create-response.ts';
import { userHandler } from '../../../platform/operations/handler.ts';
import { archiveOf } from './archive.ts';

/** The rate limit of archives per user: each reads all files of the user. */
const archivesPerHour = hourly(5);

const names = { fr: 'mes-donnees', en: 'my-data' };

/** The handlers of "Download my data". */
export const dataHandlers = [
  userHandler(accountData, async ({ currentPassword }, call) => {
    const user = await requireRecentAuthentication(call, currentPassword);
    await enforceLimit(call.db, `data of ${user.id}`, archivesPerHour);
    const day = new Date().toISOString().slice(0, 10);
    return fileResponse({
      name: `${names[user.locale]}-${day}.zip`,
      type: 'application/zip',
      stream: await archiveOf(call, user),
    });
  }),
];
