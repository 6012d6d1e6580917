import type { OutputOf } from '@kermesse/api/operation';
import type { passkeyLoginOptions } from '@kermesse/api/passkey-login-options';
import type { passkeyRegisterOptions } from '@kermesse/api/passkey-register-options';
import type { AuthenticationResponse, RegistrationResponse } from '@kermesse/api/schemas/account/passkey';
import type * as browser from '@simplewebauthn/browser';
import { offlineMessage, type ErrorMessage } from '@kermesse/api/error-message';
import { loadPatiently } from '@kermesse/api/load-patiently';

/** The result of asking the browser for a passkey: its answer, or an error. */
export type Ceremony<T> = { ok: true; response: T } | { ok: false; error: ErrorMessage };

/** Whether this browser knows passkeys at all. */
export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** What a browser's refusal means, by the name of its error (WebAuthn §5.1.3, §5.1.4). Closing its window is one. */
function sayOf(error: unknown): ErrorMessage {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return { message: 'passkeyCancelled', help: 'passkeyCancelledHelp' };
  if (name === 'InvalidStateError') return { message: 'passkeyKnown' };
  if (name === 'NotSupportedError' || name === 'ConstraintError')
    return { message: 'passkeyUnsupported', help: 'passkeyUnsupportedHelp' };
  return { message: 'passkeyFailed', help: 'tryAgain' };
}

/** The library comes with the first press. */
async function ask<T>(run: (library: typeof browser) => Promise<T>): Promise<Ceremony<T>> {
  if (!supportsPasskeys())
    return { ok: false, error: { message: 'passkeyUnsupported', help: 'passkeyUnsupportedHelp' } };
  let library: typeof browser;
  try {
    library = await loadPatiently(() => import('@simplewebauthn/browser'));
  } catch {
    return { ok: false, error: offlineMessage };
  }
  try {
    return { ok: true, response: await run(library) };
  } catch (error) {
    return { ok: false, error: sayOf(error) };
  }
}

/** Has the browser make a passkey. The options are WebAuthn's own, as the server gives them. */
export function createPasskey(
  options: OutputOf<typeof passkeyRegisterOptions>['data'],
): Promise<Ceremony<RegistrationResponse>> {
  return ask(async ({ startRegistration }) => {
    const { response, ...rest } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, authenticatorData, transports } = response;
    return {
      ...rest,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, authenticatorData, transports },
    };
  });
}

/** Has the browser sign with a passkey that it knows for this site. */
export function signWithPasskey(
  options: OutputOf<typeof passkeyLoginOptions>['data'],
): Promise<Ceremony<AuthenticationResponse>> {
  return ask(async ({ startAuthentication }) => {
    const answer = await startAuthentication({ optionsJSON: options });
    return { ...answer, clientExtensionResults: {} };
  });
}

/**
 * Has the browser offer its passkeys for this site among what it fills in to a field (WebAuthn's conditional mediation), until
 * one is chosen or `signal` ends it.
 *
 * @param askOptions gives the server's options, once they are needed.
 * @returns undefined when none was chosen, or the browser knows no such thing; nobody has asked for anything then.
 */
export async function offerPasskeys(
  askOptions: () => Promise<OutputOf<typeof passkeyLoginOptions>['data'] | undefined>,
  signal: AbortSignal,
): Promise<AuthenticationResponse | undefined> {
  if (!supportsPasskeys()) return undefined;
  try {
    const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } = await loadPatiently(
      () => import('@simplewebauthn/browser'),
    );
    const options = (await browserSupportsWebAuthnAutofill()) ? await askOptions() : undefined;
    if (options === undefined || signal.aborted) return undefined;
    const cancel = () => WebAuthnAbortService.cancelCeremony();
    signal.addEventListener('abort', cancel);
    try {
      const answer = await startAuthentication({ optionsJSON: options, useBrowserAutofill: true });
      return { ...answer, clientExtensionResults: {} };
    } finally {
      // Another one may have taken its place by now.
      signal.removeEventListener('abort', cancel);
    }
  } catch {
    return undefined;
  }
}
