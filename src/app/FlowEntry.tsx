import { useSelector } from '@xstate/react';
import { useMemo, useState, type ReactNode } from 'react';
import type { ClaimType } from '#machines/claim/enums.ts';
import type { UploadsActor } from '#machines/application/context.ts';
import { AssistPlace } from '#src/assist/AssistPlace.tsx';
import type { HelpedPages } from '#src/assist/helpedPage.ts';
import { dialogOf } from '#src/dialogs/flowDialog.ts';
import { FlowDialogs } from '#src/dialogs/FlowDialogs.tsx';
import { FailurePage } from '#src/errors/FailurePage.tsx';
import { FlowScreen } from '#src/flow/FlowScreen.tsx';
import { lazyPart } from '#src/loading/lazyPart.ts';
import { CompanyContext, type FindCompany } from '#src/pages/shared/company/companyContext.ts';
import { findCompany } from '#src/service/findCompany.ts';
import { OpenedFlowContext, type OpenedFlow } from '#src/flow/openedFlow.ts';
import { addressAt, loadRepairShops, locate, searchAddress } from '#src/service/shops.ts';
import { useApplication } from '#src/shell/application.ts';
import { WindowLoading } from '#src/shell/PageLoading.tsx';
import { ShopContext, shopServices } from '#src/shops/map/shopServices.ts';
import { UploadContext } from '#src/uploads/uploadContext.ts';
import { useClaimFiles } from '#src/uploads/useClaimFiles.ts';
import type { ApplicationActor } from './createApplication.ts';
import { LostPage } from './LostPage.tsx';

const SwitchedOff = lazyPart(() => import('./SwitchedOff.tsx'), 'SwitchedOff');

interface Props {
  readonly actor: ApplicationActor;
  /** The line of insurance that the address asks for. */
  readonly claimType: ClaimType;
}

/** The flow of the entry in the address, once it is opened; a whole page where it could not be opened. */
export const FlowEntry = ({ actor, claimType }: Props) => {
  const { productLines } = useApplication().configuration;
  const flow = useSelector(actor, ({ context }) => context.flow);
  const beside = useSelector(actor, ({ context }) => context.session);
  const uploads = useSelector(actor, ({ context }) => context.uploads);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const opened = useMemo(
    () => (flow && beside ? { ...beside, actor: flow, uploads } : undefined),
    [flow, beside, uploads],
  );
  if (failure?.code === 'NOT_FOUND_PAGE') return <LostPage />;
  if (failure?.code === '245000501' && !productLines.includes(claimType))
    return <SwitchedOff claimType={claimType} />;
  if (failure) return <FailurePage failure={failure} />;
  return opened ? <FlowAtWork opened={opened} /> : <WindowLoading />;
};

/** A flow with everything around it: its page, its dialogs, and the repair shops they may ask for. */
export const FlowAtWork = ({ opened }: { readonly opened: OpenedFlow }) => {
  const { flow, actor } = opened;
  const pages = useMemo(() => pagesOf(flow, actor), [flow, actor]);
  return (
    <OpenedFlowContext value={opened}>
      <UploadsProvider uploads={opened.uploads}>
        <ShopsProvider>
          <CompanyProvider actor={actor}>
            <AssistPlace pages={pages}>
              <FlowScreen>
                <FlowDialogs />
              </FlowScreen>
            </AssistPlace>
          </CompanyProvider>
        </ShopsProvider>
      </UploadsProvider>
    </OpenedFlowContext>
  );
};

/** Where a reporter is, for whoever helps them. */
const pagesOf = (flow: OpenedFlow['flow'], actor: OpenedFlow['actor']): HelpedPages => ({
  read: () => {
    const snapshot = actor.getSnapshot();
    const { page } = snapshot.value;
    return { flow, page, dialog: dialogOf(snapshot), isDone: snapshot.context.stored.result !== undefined };
  },
  subscribe: (listener) => {
    const subscription = actor.subscribe(listener);
    return () => subscription.unsubscribe();
  },
});

interface UploadsProps {
  /** Undefined until the claim is created. */
  readonly uploads: UploadsActor | undefined;
  readonly children: ReactNode;
}

/** Provides the files of the claim to pages and dialogs. */
const UploadsProvider = ({ uploads, children }: UploadsProps) => (
  <UploadContext value={useClaimFiles(uploads)}>{children}</UploadContext>
);

interface CompanyProps {
  readonly actor: OpenedFlow['actor'];
  readonly children: ReactNode;
}

/** Provides the register of companies to pages, for the report that is stored. */
const CompanyProvider = ({ actor, children }: CompanyProps) => {
  const { client } = useApplication();
  const [find] = useState((): FindCompany => async (identificationNumber) => {
    const { ref } = actor.getSnapshot().context.stored;
    return ref && findCompany(client, ref, identificationNumber);
  });
  return <CompanyContext value={find}>{children}</CompanyContext>;
};

/** Provides the repair shops and their map to pages and dialogs. */
const ShopsProvider = ({ children }: { readonly children: ReactNode }) => {
  const { client } = useApplication();
  const [services] = useState(() =>
    shopServices({
      loadShops: loadRepairShops(client),
      searchAddress: searchAddress(client),
      addressAt: addressAt(client),
      locate,
    }),
  );
  return <ShopContext value={services}>{children}</ShopContext>;
};
