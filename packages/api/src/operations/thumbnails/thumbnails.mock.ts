import { mockOf } from '../../mock/mock-of.ts';
import { Refused } from '../../operation/refused.ts';
import { thumbnails } from './thumbnails.ts';

export const thumbnailsMock = mockOf(thumbnails, {
  respond: ({ filename }, { accounts }) => {
    if (!accounts.files.has(`avatars/${filename}`)) throw new Refused('request/not_found');
    return undefined;
  },
  example: undefined,
  invalid: { size: 'unknown_choice' },
});
