import '../../../src/style/style.css';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import { getPage, type Flow } from '../../../machines/flow/defineFlow.ts';
import { answersOf } from '../../../machines/flow/page.ts';
import { carDraft } from '../../../machines/flows/car/draft.ts';
import { defaultConfiguration } from '../../../server/defaultConfiguration.ts';
import { CodelistContext } from '../../../src/codelists/codelistContext.ts';
import type { PageProps } from '../../../src/pages/pageProps.ts';
import { UploadContext, type ClaimFile } from '../../../src/pages/shared/uploadContext.ts';
import { givenShelf } from '../codelists.ts';
import { givenTexts } from '../givenForm.tsx';

type Given = {
  code: string;
  /** The car claim without it. */
  flow?: Flow;
  claim?: ClaimDetail;
  files?: readonly ClaimFile[];
  /** Once the claim is sent. */
  result?: PageProps['result'];
};

/**
 * Shows a page of a claim.
 *
 * @returns the reporter's hands, and what the page asked for: answers handed on, pages to change, files to add or retry
 */
export async function givenPage(
  View: ComponentType<PageProps>,
  { code, flow = carDraft, claim = {}, files = [], result }: Given,
) {
  await givenTexts();
  const asked: unknown[][] = [];
  const note =
    (what: string) =>
    (...details: unknown[]) =>
      void asked.push([what, ...details]);
  const page = getPage(flow, code);
  render(
    <CodelistContext value={givenShelf()}>
      <UploadContext
        value={{
          files,
          add: note('add'),
          retry: note('retry'),
          cancel: note('cancel'),
          remove: note('remove'),
        }}
      >
        <Suspense fallback="…">
          <View
            flow={flow}
            page={page}
            schema={answersOf(page, claim)}
            claim={claim}
            configuration={defaultConfiguration}
            typed={undefined}
            isBusy={false}
            result={result}
            onTyped={() => undefined}
            onNext={note('next')}
            onEdit={note('edit')}
            onChange={note('change')}
            onNewReport={note('new')}
            onAdd={note('add to')}
          />
        </Suspense>
      </UploadContext>
    </CodelistContext>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { asked, user: userEvent.setup() };
}
