interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}

/**
 * Creates the Trusted Types policy that MapLibre needs to start its worker from a plain URL. The page's Content
 * Security Policy allows it by its name, `default`, beside the policies of the human check and its services. It accepts
 * script URLs of this site only, and no HTML.
 */
export function createTrustedTypesPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
