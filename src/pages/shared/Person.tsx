import type { ReactNode } from 'react';
import { textVariants } from '../../../machines/claim/derived/textVariants.ts';
import { TakenFrom } from '../TakenFrom.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { usePageTexts } from '../usePageTexts.ts';
import { FoundVehicle } from './parts/FoundVehicle.tsx';

/** The insured or the injured, a person or a company. Where the name is the reporter's, that is said below it. */
export function Person(props: PageProps): ReactNode {
  const { flow, page, claim } = props;
  const { say } = usePageTexts(flow.claimType, page, textVariants(flow, claim));
  const { reporterRole, reporter, insured, injured } = claim;
  const isReporter = reporter?.fullName !== undefined;
  const isInsured =
    isReporter &&
    reporterRole === 'INSURED' &&
    insured?.fullName === undefined &&
    insured?.companyName === undefined;
  const isInjured = isReporter && reporterRole === 'INJURED' && injured === undefined;
  return (
    <PageForm
      {...props}
      around={{
        'insured.fullName': (field) => (
          <TakenFrom name="insured.fullName" taken={reporter?.fullName} field={field}>
            {isInsured ? say('fromContact') : null}
          </TakenFrom>
        ),
        'injured.fullName': (field) => (
          <TakenFrom name="injured.fullName" taken={reporter?.fullName} field={field}>
            {isInjured ? say('fromContact') : null}
          </TakenFrom>
        ),
      }}
      above={<FoundVehicle {...props} />}
    />
  );
}
