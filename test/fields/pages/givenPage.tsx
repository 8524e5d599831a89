import { getPage } from '#machines/flow/compile.ts';
import '#src/style/style.css';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { withAnswers } from '#machines/flow/answers.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { CodelistContext } from '#src/codelists/codelistContext.ts';
import { getView } from '#src/flow/views.ts';
import type { PageProps } from '#src/pages/pageProps.ts';
import { CompanyContext, type FindCompany } from '#src/pages/shared/company/companyContext.ts';
import { ShopContext, shopServices } from '#src/shops/map/shopServices.ts';
import { UploadContext, type ClaimFile } from '#src/uploads/uploadContext.ts';
import { givenCache } from '#test/fields/codelists.ts';
import { givenTexts } from '#test/fields/givenForm.tsx';

type Given = {
  code: string;
  /** The car claim without it. */
  flow?: Flow;
  claim?: ClaimDetail;
  files?: readonly ClaimFile[];
  /** Repair shops and their map, none by default. */
  shops?: ReturnType<typeof shopServices>;
  /** The register of companies, none by default. */
  findCompany?: FindCompany;
  /** What differs from the configuration an operator has at first. */
  configuration?: Partial<PageProps['configuration']>;
  /** What sending was refused for. */
  refusal?: PageProps['refusal'];
  /** Once the claim is sent. */
  result?: PageProps['result'];
};

const noShops = shopServices({
  loadShops: async () => [],
  searchAddress: async () => [],
  addressAt: async () => [],
  locate: () => Promise.reject(new Error('nobody asks')),
});

/**
 * Shows a page of a claim as its flow shows it. It returns the reporter's hands, what was asked for (answers submitted, pages to
 * change, files to add or retry), and the claim that the submitted answers make.
 */
export async function givenPage({ code, flow = carDraft, claim = {}, files = [], ...given }: Given) {
  await givenTexts();
  const asked: unknown[][] = [];
  const became: ClaimDetail[] = [];
  const note =
    (what: string) =>
    (...details: unknown[]) =>
      void asked.push([what, ...details]);
  const page = getPage(flow, code);
  const View = getView(flow.claimType, page.view);
  const shown = (kept?: PageProps['restored']) => (
    <CodelistContext value={givenCache()}>
      <UploadContext
        value={{
          files,
          add: note('add'),
          retry: note('retry'),
          cancel: note('cancel'),
          remove: note('remove'),
          wishes: { keepsSize: false, keepsPlace: false },
          wish: note('wish'),
          isCameraExplained: true,
          tellCamera: note('camera'),
        }}
      >
        <CompanyContext value={given.findCompany}>
          <ShopContext value={given.shops ?? noShops}>
            <Suspense fallback="…">
              <View
                flow={flow}
                page={page}
                claim={claim}
                configuration={{ ...defaultConfiguration, ...given.configuration }}
                typed={undefined}
                isBusy={false}
                refusal={given.refusal}
                restored={kept}
                result={given.result}
                nextAddress={() => '/'}
                onTyped={() => undefined}
                onNext={(answers) => {
                  asked.push(['next', answers]);
                  became.push(withAnswers(claim, page, answers));
                }}
                onEdit={note('edit')}
                onChange={note('change')}
                onNewReport={note('new')}
                onHandOver={note('hand over')}
              />
            </Suspense>
          </ShopContext>
        </CompanyContext>
      </UploadContext>
    </CodelistContext>
  );
  const { rerender } = render(shown());
  await screen.findByRole('heading', { level: 1 });
  /** The reporter kept what a change would have made fall. */
  const keep = (...paths: readonly string[]) => rerender(shown({ paths }));
  return { asked, became, keep, user: userEvent.setup() };
}
