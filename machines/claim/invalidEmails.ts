/** Until the operator's list arrives: the address that people give who have none. */
let invalidEmails: ReadonlySet<string> = new Set(['neznam@neznam.cz']);

/**
 * Takes over the configured list of addresses nobody may use (section 3, invalidEmails). Schemas are static, so
 * whoever reads the configuration (src/main.tsx, server/main.ts) says it once.
 *
 * @param list addresses; case does not matter
 */
export const setInvalidEmails = (list: readonly string[]): void => {
  invalidEmails = new Set(list.map((email) => email.toLowerCase()));
};

/** @returns true when the address is not on the configured list */
export const isAllowedEmail = (value: string): boolean => !invalidEmails.has(value.toLowerCase());
