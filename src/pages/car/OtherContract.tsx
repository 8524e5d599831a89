import type { ReactNode } from 'react';
import { limits } from '../../../machines/claim/limits.ts';
import { TextAreaField } from '../../fields/TextAreaField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { YesNoField } from '../../fields/YesNoField.tsx';
import { Asked } from '../Asked.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { otherContractQuestions } from './contractQuestions.ts';

/** Another contract, where none was found for the vehicle: its number, or why the reporter holds that there is one. */
export const OtherContract = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <YesNoField name="contractKnown" mayBeUnknown={false} />
    <Asked when={otherContractQuestions['contractSearch.main']}>
      <TextField name="contractSearch.main" inputMode="numeric" width="medium" isOptional={false} />
      <TextField name="contractSearch.sub" inputMode="numeric" width="medium" />
    </Asked>
    <Asked when={otherContractQuestions.reasonToChooseInsurance}>
      <TextAreaField name="reasonToChooseInsurance" max={limits.moreInfo} rows={3} isOptional={false} />
    </Asked>
  </PageForm>
);
