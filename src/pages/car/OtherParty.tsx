import type { ReactNode } from 'react';
import { limits } from '../../../machines/claim/limits.ts';
import { PhoneField } from '../../fields/PhoneField.tsx';
import { RowsField } from '../../fields/RowsField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { askedOn } from '../askedOn.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** The other one in the accident and who saw it. Whom the insured harmed is told on pages of their own. */
export const OtherParty = (props: PageProps): ReactNode => {
  const asked = askedOn(props.flow.claimType, props.page, props.claim);
  const isCaused = props.claim.riskFlow === 'POVPOJ';
  return (
    <PageForm {...props}>
      {isCaused ? null : <OtherOne isVehicleKnown={!asked.includes('otherParty.insurer')} />}
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

/** Of a vehicle that was found and confirmed nobody asks for the plate and the insurer. */
const OtherOne = ({ isVehicleKnown }: { isVehicleKnown: boolean }) => (
  <>
    {isVehicleKnown ? null : <TextField name="otherParty.registrationNo" width="medium" isUpperCase />}
    <TextField name="otherParty.fullName" />
    <PhoneField name="otherParty.tel" />
    {isVehicleKnown ? null : <TextField name="otherParty.insurer" />}
  </>
);
