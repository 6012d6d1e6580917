import type { Page } from 'playwright';

/** Gives a page an authenticator of Chromium's own that verifies the person by itself. */
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
  // What the browser is asked to fill in goes on without being seen: the page writes it down for the test.
  const noteOffers = () => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    credentials.get = async (options) => {
      const asked = get(options);
      if (options?.mediation !== 'conditional') return asked;
      document.documentElement.dataset['passkeys'] = 'offered';
      return asked.finally(() => delete document.documentElement.dataset['passkeys']);
    };
  };
  await page.addInitScript(noteOffers);
  await page.evaluate(noteOffers);
  return {
    /** Waits until the page offers passkeys at its field for the email. */
    offered: () => page.locator('html[data-passkeys="offered"]').waitFor({ state: 'attached' }),
    /** Whether the person answers as soon as they are asked; of what the browser offers to fill in, they choose the passkey. */
    answers: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}
