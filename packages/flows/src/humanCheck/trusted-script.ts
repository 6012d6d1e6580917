interface Policy {
  createScriptURL(url: string): unknown;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}

/** The services whose scripts may be loaded; beside them only files of this site. */
const services = ['https://www.google.com/recaptcha/api.js', 'https://challenges.cloudflare.com/turnstile/v0/api.js'];

function isOurs(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin || services.includes(origin + pathname);
}

function allow(address: string): string {
  if (!isOurs(address)) throw new TypeError(`Not a script of this site: ${address}`);
  return address;
}

let policy: Policy | undefined;

/**
 * An address as the page's policy wants scripts and workers named (`trusted-types human-check`). Only files of this
 * site and the scripts of the services pass.
 */
export function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return allow(address);
  policy ??= trustedTypes.createPolicy('human-check', { createScriptURL: allow });
  // The types of the DOM know nothing of trusted addresses; a worker and a script take them as they take texts.
  return policy.createScriptURL(address) as string;
}
