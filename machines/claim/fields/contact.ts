import * as z from 'zod';
import { emailFault, hasKnownTopLevelDomain } from '#machines/claim/checks/email.ts';
import { isAllowedEmail } from '#machines/claim/invalidEmails.ts';
import { must, should } from '#machines/subject/issues/issue.ts';
import { limits } from '#machines/claim/limits.ts';
import { normalisePhone } from '#machines/claim/normalise.ts';
import { isPhone } from '#machines/claim/checks/phone.ts';

const hasNot = (fault: string) => (value: string) => emailFault(value) !== fault;
const isKnownOrFaulty = (value: string) => emailFault(value) !== undefined || hasKnownTopLevelDomain(value);

/** E-mail of a reporter or an injured person; an unusual ending is only warned about. Source: specification section 5. */
export const Email = z
  .string()
  .trim()
  .min(1)
  .max(limits.email)
  .check(
    must('emailNoAt', hasNot('emailNoAt')),
    must('emailNoDomain', hasNot('emailNoDomain')),
    must('emailDiacritics', hasNot('emailDiacritics')),
    must('emailFormat', hasNot('emailFormat')),
    must('emailDisallowed', isAllowedEmail),
    should('emailUnknownTld', isKnownOrFaulty),
  );

/** Phone of a reporter or an injured person. Source: specification section 5. */
export const Tel = z
  .string()
  .overwrite(normalisePhone)
  .min(1)
  .max(limits.phone)
  .check(must('phone', isPhone));
