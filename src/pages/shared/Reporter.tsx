import type { ReactNode } from 'react';
import { EmailField } from '../../fields/EmailField.tsx';
import { PhoneField } from '../../fields/PhoneField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { isMet } from '../questions.ts';
import { reporterQuestions } from './sharedQuestions.ts';

/** Who reports and how to reach them; a service or a broker also names the company. */
export const Reporter = (props: PageProps): ReactNode => {
  const asksCompany = isMet(reporterQuestions['reporter.companyName'], () => props.claim.reporterRole);
  return (
    <PageForm {...props}>
      {asksCompany ? (
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
    </PageForm>
  );
};
