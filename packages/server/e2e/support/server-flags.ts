/**
 * The Node.js flags of test servers. The embedded database is WebAssembly: compiling it without optimisation takes a
 * third of the processor time, and a test server does not run long enough to benefit from more. A server that is
 * started with an IPC channel exits with its test process.
 */
export const serverFlags = [
  '--liftoff-only',
  `--import=${new URL('./programs/exit-with-parent.ts', import.meta.url).href}`,
];
