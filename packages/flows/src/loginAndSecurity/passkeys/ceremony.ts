import type { ResponseData } from '@kermesse/api/operation';
import type { passkeyLoginOptions } from '@kermesse/api/passkey-login-options';
import type { passkeyRegisterOptions } from '@kermesse/api/passkey-register-options';
import type { AuthenticationResponse, RegistrationResponse } from '@kermesse/api/schemas/account/passkey';
import type * as browser from '@simplewebauthn/browser';
import { messageFor } from '@kermesse/api/error-catalogue';
import type { ErrorMessage } from '@kermesse/api/error-message';
import { loadWithRetries, readLoadError } from '@kermesse/api/load-with-retries';
import type { CallResult } from '@kermesse/api/use-call';

/** Whether this browser supports passkeys. */
export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** The situation of a ceremony and the messages for the browser's errors. */
interface CeremonyErrors extends Record<'cancelled' | 'unsupported' | 'failed', ErrorMessage> {
  situation: 'passkeyLogin' | 'passkeyAdd';
}

/** A user who logs in has other ways to do so. */
const loginErrors: CeremonyErrors = {
  situation: 'passkeyLogin',
  cancelled: { message: 'passkeyCancelled', help: 'passkeyCancelledHelp' },
  unsupported: { message: 'passkeyUnsupported', help: 'passkeyUnsupportedHelp' },
  failed: { message: 'passkeyFailed', help: 'tryAgain' },
};

/** A user who adds a passkey is logged in. */
const creationErrors: CeremonyErrors = {
  situation: 'passkeyAdd',
  cancelled: { message: 'passkeyCancelled', help: 'passkeyAddCancelledHelp' },
  unsupported: { message: 'passkeyUnsupported', help: 'passkeyAddElsewhere' },
  failed: { message: 'passkeyAddFailed', help: 'tryAgain' },
};

/** Maps an error of the browser, such as a closed dialog, to a message, by its name (WebAuthn §5.1.3, §5.1.4). */
function toErrorMessage(error: unknown, { cancelled, unsupported, failed }: CeremonyErrors): ErrorMessage {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return cancelled;
  if (name === 'InvalidStateError') return { message: 'passkeyKnown' };
  if (name === 'NotSupportedError' || name === 'ConstraintError') return unsupported;
  return failed;
}

/** Runs a ceremony. Returns the browser's response or an error. Loads the WebAuthn library at the first call. */
async function runCeremony<T>(
  errors: CeremonyErrors,
  run: (library: typeof browser) => Promise<T>,
): Promise<CallResult<T>> {
  if (!supportsPasskeys()) return { ok: false, error: errors.unsupported };
  let library: typeof browser;
  try {
    library = await loadWithRetries(() => import('@simplewebauthn/browser'));
  } catch (error) {
    return { ok: false, error: messageFor(errors.situation, readLoadError(error)) ?? errors.failed };
  }
  try {
    return { ok: true, data: await run(library) };
  } catch (error) {
    return { ok: false, error: toErrorMessage(error, errors) };
  }
}

/** Creates a passkey in the browser. The options are those of WebAuthn, as the server returns them. */
export function createPasskey(
  options: ResponseData<typeof passkeyRegisterOptions>,
): Promise<CallResult<RegistrationResponse>> {
  return runCeremony(creationErrors, async ({ startRegistration }) => {
    const { response, ...rest } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, authenticatorData, transports } = response;
    return {
      ...rest,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, authenticatorData, transports },
    };
  });
}

/** Signs a challenge with one of the browser's passkeys for this site. */
export function signWithPasskey(
  options: ResponseData<typeof passkeyLoginOptions>,
): Promise<CallResult<AuthenticationResponse>> {
  return runCeremony(loginErrors, async ({ startAuthentication }) => {
    const credential = await startAuthentication({ optionsJSON: options });
    return { ...credential, clientExtensionResults: {} };
  });
}

/**
 * Offers the browser's passkeys for this site as autofill suggestions of a field (WebAuthn's conditional mediation),
 * until the user chooses one or `signal` aborts.
 *
 * @param askOptions fetches the server's options, only when they are needed.
 * @returns undefined when no passkey was chosen, when the browser does not support autofill, or after any error: the
 * user has not requested anything, so no error is shown.
 */
export async function autofillPasskey(
  askOptions: () => Promise<ResponseData<typeof passkeyLoginOptions> | undefined>,
  signal: AbortSignal,
): Promise<AuthenticationResponse | undefined> {
  if (!supportsPasskeys()) return undefined;
  try {
    const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } = await loadWithRetries(
      () => import('@simplewebauthn/browser'),
    );
    if (!(await browserSupportsWebAuthnAutofill()) || signal.aborted) return undefined;
    const options = await askOptions();
    if (options === undefined || signal.aborted) return undefined;
    const cancel = () => WebAuthnAbortService.cancelCeremony();
    signal.addEventListener('abort', cancel);
    try {
      const credential = await startAuthentication({ optionsJSON: options, useBrowserAutofill: true });
      return { ...credential, clientExtensionResults: {} };
    } finally {
      // A later abort must not cancel another ceremony.
      signal.removeEventListener('abort', cancel);
    }
  } catch {
    return undefined;
  }
}
