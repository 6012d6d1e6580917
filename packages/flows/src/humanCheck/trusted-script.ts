interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

/** The external scripts that may be loaded. All other scripts must be files of this site. */
const services = ['https://www.google.com/recaptcha/api.js', 'https://challenges.cloudflare.com/turnstile/v0/api.js'];

function allow(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  if (origin === location.origin || services.includes(origin + pathname)) return address;
  throw new TypeError(`The script is neither of this site nor of a known service: ${address}`);
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Returns an address as a trusted script URL, which the content security policy requires for scripts and workers
 * (`trusted-types human-check`).
 * @throws when the address is neither a file of this site nor a script of a known service.
 */
export function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return allow(address);
  policy ??= trustedTypes.createPolicy('human-check', { createScriptURL: allow });
  // The DOM types do not include trusted URLs, although scripts and workers accept them like strings.
  return policy.createScriptURL(address) as string;
}
