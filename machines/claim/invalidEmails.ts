/** Until the operator's list arrives: the address that people without one tend to give. */
let invalidEmails: ReadonlySet<string> = new Set(['neznam@neznam.cz']);

/**
 * Sets the configured list of e-mail addresses that nobody may use, in upper or lower case (section 3, invalidEmails). Schemas
 * are static, so whoever reads the configuration (src/app/createApplication.ts, server/main.ts) sets it once.
 */
export const setInvalidEmails = (list: readonly string[]): void => {
  invalidEmails = new Set(list.map((email) => email.toLowerCase()));
};

/** True when the address is not on the configured list. */
export const isAllowedEmail = (value: string): boolean => !invalidEmails.has(value.toLowerCase());
