import type { ReactNode } from 'react';
import type { ClaimDetail } from '../../../../machines/claim/claim.ts';
import { EmailField } from '../../../fields/EmailField.tsx';
import { PhoneField } from '../../../fields/PhoneField.tsx';
import { TextField } from '../../../fields/TextField.tsx';
import { isMet } from '../../questions.ts';
import { reporterQuestions } from '../sharedQuestions.ts';

/** The one who reports and how to reach them; a service or a broker also names the company. */
export const ReporterFields = ({ claim }: { claim: ClaimDetail }): ReactNode => (
  <>
    {isMet(reporterQuestions['reporter.companyName'], () => claim.reporterRole) ? (
      <>
        <TextField name="reporter.companyName" autoComplete="organization" isOptional={false} />
        <TextField
          name="reporter.identificationNumber"
          inputMode="numeric"
          width="short"
          isOptional={false}
        />
      </>
    ) : null}
    <TextField name="reporter.fullName" autoComplete="name" />
    <EmailField name="reporter.email" isOwn />
    <PhoneField name="reporter.tel" isOwn />
  </>
);
