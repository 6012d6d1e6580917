interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}

/**
 * Under Trusted Types a worker may be started from no plain address, and MapLibre knows only plain ones. The page's
 * policy allows one policy, `default`; this is it: it lets scripts of this site through, and nothing else, least of all
 * HTML.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
