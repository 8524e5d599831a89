import type { ReactNode } from 'react';
import { limits } from '../../../machines/claim/limits.ts';
import { PhoneField } from '../../fields/PhoneField.tsx';
import { RowsField } from '../../fields/RowsField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** The other one in the accident and who saw it. Whom the insured harmed is told on pages of their own. */
export const OtherParty = (props: PageProps): ReactNode => {
  const isCaused = props.claim.riskFlow === 'POVPOJ';
  return (
    <PageForm {...props}>
      {isCaused ? null : <OtherOne />}
      <RowsField name="witnesses" max={limits.witnesses} isLabelHidden={isCaused}>
        {(row) => (
          <>
            <TextField name={`${row}.fullName`} />
            <PhoneField name={`${row}.tel`} />
          </>
        )}
      </RowsField>
    </PageForm>
  );
};

const OtherOne = () => (
  <>
    <TextField name="otherParty.registrationNo" width="medium" isUpperCase />
    <TextField name="otherParty.fullName" />
    <PhoneField name="otherParty.tel" />
    <TextField name="otherParty.insurer" />
  </>
);
