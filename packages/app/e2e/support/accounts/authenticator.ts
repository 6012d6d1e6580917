import type { Page } from 'playwright';

/** Adds Chromium's virtual authenticator, which verifies the user automatically, to a page. */
export async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // A conditional request for passkeys is invisible: record it on the document for the test.
  const noteOffers = () => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    credentials.get = async (options) => {
      const request = get(options);
      if (options?.mediation !== 'conditional') return request;
      document.documentElement.dataset['passkeys'] = 'offered';
      return request.finally(() => delete document.documentElement.dataset['passkeys']);
    };
  };
  await page.addInitScript(noteOffers);
  await page.evaluate(noteOffers);
  return {
    /** Waits until the page offers passkeys for autofill in its email field. */
    offered: () => page.locator('html[data-passkeys="offered"]').waitFor({ state: 'attached' }),
    /** Sets whether the user confirms each request at once. In autofill the user then chooses the passkey. */
    confirms: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}
