import type { ReactNode } from 'react';
import { textVariants } from '#machines/claim/derived/textVariants.ts';
import { AdoptedFrom } from '#src/pages/AdoptedFrom.tsx';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { usePageTexts } from '#src/pages/usePageTexts.ts';
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
          <AdoptedFrom name="insured.fullName" adopted={reporter?.fullName} field={field}>
            {isInsured ? say('fromContact') : null}
          </AdoptedFrom>
        ),
        'injured.fullName': (field) => (
          <AdoptedFrom name="injured.fullName" adopted={reporter?.fullName} field={field}>
            {isInjured ? say('fromContact') : null}
          </AdoptedFrom>
        ),
      }}
      above={<FoundVehicle {...props} />}
    />
  );
}
