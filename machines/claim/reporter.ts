import * as z from 'zod';
import { isCompanyName } from './companyName.ts';
import { Email, Tel } from './contact.ts';
import { isFullName } from './fullName.ts';
import { CompanyId } from './identifiers.ts';
import { must } from './issue.ts';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** First name and surname of a person. */
export const FullName = text(limits.fullName).check(must('fullName', isFullName));

/** Name of a company. */
export const CompanyName = text().check(must('companyName', isCompanyName));

/** Who reports; the company is asked of a service and a broker only (rule `reporterCompany`). */
export const Reporter = z.object({
  fullName: FullName,
  companyName: CompanyName.optional(),
  identificationNumber: CompanyId.optional(),
  email: Email,
  tel: Tel,
});
export type Reporter = z.infer<typeof Reporter>;
