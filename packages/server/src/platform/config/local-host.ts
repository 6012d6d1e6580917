/** Whether a host name is this machine's own: no stranger reaches it. */
export const isLocalHost = (host: string) => /^(localhost|127(?:\.\d+){3}|\[::1\]|::1)$/.test(host);
