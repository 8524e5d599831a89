/**
 * The hash of a text, sha-256, as hexadecimal digits; undefined where the browser gives none, because the connection is not secure.
 */
export const hashOf = async (text: string): Promise<string | undefined> => {
  if (!('subtle' in crypto)) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** What is written of a hash, so that two papers can be compared by eye: sixteen digits, by fours. */
export const shortHash = (hash: string): string => hash.slice(0, 16).replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The version of a state of a flow, by its hash; the service calls it the same. */
export const versionOf = (hash: string): string => hash.slice(0, 8);
