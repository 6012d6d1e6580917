/** Formats an IP prefix for display: `197.148.12.x` for `197.148.12.0/24`, `2c0f:f2a0:1:…` for a `/48`. */
export function formatNetwork(network: string): string {
  if (network.endsWith('.0/24')) return network.replace(/\.0\/24$/, '.x');
  return network.replace(/::\/48$/, ':…');
}
