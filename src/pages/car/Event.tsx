import type { ReactNode } from 'react';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { usePageTexts } from '../usePageTexts.ts';
import { DriverShortcuts } from './parts/DriverShortcuts.tsx';

/** What happened, asked for in words that fit the kind of event, and who drove, with one press where they were named before. */
export function Event(props: PageProps): ReactNode {
  const { flow, page, claim } = props;
  const { say } = usePageTexts(flow.claimType, page);
  return (
    <PageForm
      {...props}
      lead={say(`leads.${claim.eventKinds?.[0]}`)}
      around={{
        'driver.fullName': (field) => (
          <>
            {field}
            <DriverShortcuts claim={claim} />
          </>
        ),
      }}
    />
  );
}
