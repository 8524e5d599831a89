import type { ReactNode } from 'react';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import { RecognisedIdentifier } from './parts/RecognisedIdentifier.tsx';

/** The vehicle by anything the reporter has at hand, and the day it happened. What is typed is recognised at once. */
export function Vehicle(props: PageProps): ReactNode {
  const { suggestions = [] } = props.page.questions.find(({ ask }) => ask === 'contactSearch') ?? {};
  return (
    <PageForm
      {...props}
      around={{
        contactSearch: (field) => (
          <>
            {field}
            <RecognisedIdentifier name="contactSearch" known={suggestions.map(({ value }) => value)} />
          </>
        ),
      }}
    />
  );
}
