import { lazy, Suspense } from 'react';
import { AppDialogs } from './AppDialogs.tsx';
import { useApplication } from './application.ts';
import type { DraftsRoute } from './drafts/draftsRoute.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FailurePage } from './FailurePage.tsx';
import type { InspectionRoute } from './inspectionRoute.ts';
import { loadChunk } from './loadChunk.ts';
import { LostPage } from './LostPage.tsx';
import type { OpenedFlow } from './openFlow.ts';
import { PageLoading } from './PageLoading.tsx';
import { StartPage } from './StartPage.tsx';

const FlowEntry = lazy(() =>
  loadChunk(async () => ({ default: (await import('./FlowEntry.tsx')).FlowEntry })),
);

const DraftsScreen = lazy(() =>
  loadChunk(async () => ({ default: (await import('./drafts/DraftsScreen.tsx')).DraftsScreen })),
);

const InspectEntry = lazy(() =>
  loadChunk(async () => ({ default: (await import('./InspectEntry.tsx')).InspectEntry })),
);

const PreviewEntry = lazy(() =>
  loadChunk(async () => ({ default: (await import('./PreviewEntry.tsx')).PreviewEntry })),
);

interface Props {
  readonly opening: Promise<OpenedFlow> | undefined;
  readonly drafts: DraftsRoute | undefined;
  readonly inspection: InspectionRoute | undefined;
}

/** The whole product, whatever the address asks for, and the failures of all of it. */
export const App = (props: Props) => {
  const { log } = useApplication();
  return (
    <Suspense fallback={<PageLoading />}>
      <ErrorBoundary log={log} fallback={(failure) => <FailurePage failure={failure} />}>
        <Screen {...props} />
        <AppDialogs />
      </ErrorBoundary>
    </Suspense>
  );
};

/** The start page, the inspection, the drafts, the flow of an entry, or the page for addresses nobody knows: each is a document of its own. */
const Screen = ({ opening, drafts, inspection }: Props) => {
  if (location.pathname === '/') return <StartPage />;
  if (inspection?.isPreview) return <PreviewEntry asked={inspection.flow} />;
  if (inspection) return <InspectEntry route={inspection} />;
  if (drafts) return <DraftsScreen route={drafts} />;
  return opening ? <FlowEntry opening={opening} /> : <LostPage />;
};
