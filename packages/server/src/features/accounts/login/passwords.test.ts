import { expect, it } from 'vitest';
import { newAddress, otherPassword, sessionIn } from '../../../testing/account-site.ts';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';

const { site } = await sharedAccountSite();

it('an emailed link resets a password once, verifies the address, and a further email reports the change', async () => {
  const email = newAddress();
  await site.register(email);
  await site.requestReset(email);
  const link = await site.linkTo(email);
  expect(new URL(link).pathname).toMatch(/^\/fr\/reset-password\/[\w-]{43}$/);
  expect(new URL(link).searchParams.get('email')).toBe(email);
  // A repeated request gets the same response: the first one may have been lost.
  const responses = await Promise.all(Array.from({ length: 10 }, async () => site.resetBy(link)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(sessionIn(await site.login(email, otherPassword)).user.emailVerifiedAt).not.toBeNull();
  const subjects = (await site.messagesTo(email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Votre mot de passe a été changé')).toHaveLength(1);
});
