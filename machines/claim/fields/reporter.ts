import * as z from 'zod';
import { isCompanyName } from '#machines/claim/checks/companyName.ts';
import { isFullName } from '#machines/claim/checks/fullName.ts';
import { ReporterRole } from '#machines/claim/enums.ts';
import { must } from '#machines/subject/issues/issue.ts';
import { limits } from '#machines/claim/limits.ts';
import { Email, Tel } from './contact.ts';
import { normaliseName } from '#machines/claim/normalise.ts';
import { digits, field, radio } from '#machines/subject/control.ts';
import { CompanyId } from './identifiers.ts';
import { text } from './text.ts';

/** First name and surname of a person. */
export const FullName = text(limits.fullName).overwrite(normaliseName).check(must('fullName', isFullName));

/** Name of a company. */
export const CompanyName = text().check(must('companyName', isCompanyName));

/** The person who reports; a repair shop or a broker also names its company. */
const Reporter = z.object({
  fullName: field(FullName, { kind: 'text', own: 'name' }),
  companyName: field(CompanyName, { kind: 'text', own: 'organization' }).optional(),
  identificationNumber: field(CompanyId, digits('short')).optional(),
  email: field(Email, { kind: 'email', own: true }),
  tel: field(Tel, { kind: 'phone', own: true }),
});

export const reporterFields = {
  reporterRole: field(ReporterRole, radio),
  reporter: Reporter,
  /** The contact is that of the report which was sent from this tab before. */
  contactHanded: z.boolean(),
};
