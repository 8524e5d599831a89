/** True for a name or address that leads from a machine to itself. */
export const isThisMachine = (host: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
