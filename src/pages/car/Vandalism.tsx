import type { ReactNode } from 'react';
import { today } from '../../../machines/claim/clock.ts';
import { DateTimeField } from '../../fields/DateTimeField.tsx';
import { YesNoField } from '../../fields/YesNoField.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';

/** When the damage was done and found, and whether it is known who did it. */
export const Vandalism = (props: PageProps): ReactNode => (
  <PageForm {...props}>
    <DateTimeField name="parkedFrom" max={today()} />
    <DateTimeField name="discoveredAt" max={today()} />
    <YesNoField name="offenderKnown" />
  </PageForm>
);
