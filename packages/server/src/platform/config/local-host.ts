/** Whether a host name is a loopback address, which no other machine can reach. */
export const isLocalHost = (host: string) => /^(localhost|127(?:\.\d+){3}|\[::1\]|::1)$/.test(host);
