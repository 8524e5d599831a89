import type { ReactNode } from 'react';
import { contractRolesOf } from '../../../machines/claim/life/contractRoles.ts';
import { SelectField } from '../../fields/SelectField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { isMet } from '../questions.ts';
import { ReporterFields } from '../shared/parts/ReporterFields.tsx';
import { when } from './lifeConditions.ts';

/** Who reports, how to reach them, and what they are to the insured where they are not the insured. */
export const Reporter = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <ReporterFields claim={props.claim} />
    {isMet(when.related, () => props.claim.reporterRole) ? (
      <SelectField
        name="relationToInsured"
        codelist="contract-role"
        only={contractRolesOf(props.claim)}
        isOptional={false}
      />
    ) : null}
  </PageForm>
);
