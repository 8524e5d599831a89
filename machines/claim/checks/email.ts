import { isAllowedEmail } from '#machines/claim/invalidEmails.ts';
import { limits } from '#machines/claim/limits.ts';

type EmailFault = 'emailNoAt' | 'emailNoDomain' | 'emailDiacritics' | 'emailFormat';

/**
 * True for an e-mail address with nothing around it that has the right form and at most 255 characters and is not on the
 * configured list of invalid ones. Source: specification section 5.
 */
export const isEmail = (value: string): boolean =>
  value.length <= limits.email && emailFault(value) === undefined && isAllowedEmail(value);

/**
 * What is wrong with the form of an e-mail address, as a key of the text namespace `checks`. Undefined when the form is right.
 */
export function emailFault(value: string): EmailFault | undefined {
  if (!value.includes('@')) return 'emailNoAt';
  if (/[^\u0020-\u007E]/.test(value)) return 'emailDiacritics';
  const [local = '', domain = '', ...more] = value.split('@');
  if (more.length > 0 || !isLocalPart(local) || edge.test(value)) return 'emailFormat';
  if (!domain.includes('.')) return isLabel(domain) || domain === '' ? 'emailNoDomain' : 'emailFormat';
  return isDomain(domain) ? undefined : 'emailFormat';
}

/** Quotes and accents that a slip of the finger or copied text leaves around an address. */
const edge = /^['"`^~]|['"`^~]$/;

const isLocalPart = (local: string) => /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local);

const isLabel = (label: string) => /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(label);

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.every(isLabel) && /^[a-z]{2,}$/i.test(labels.at(-1) ?? '');
}

const topLevelDomains = 'com cz sk pl ru net eu ba de fr top services online hu at to ch ro info org'.split(
  ' ',
);

/**
 * True when an address ends in one of the top-level domains listed for reporters; any other is only warned about. Source:
 * specification section 5.
 */
export const hasKnownTopLevelDomain = (email: string): boolean =>
  topLevelDomains.includes(email.slice(email.lastIndexOf('.') + 1).toLowerCase());
