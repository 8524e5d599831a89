import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
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

/** The whole product: the start page, the flow of an entry, the drafts beside it, the inspection, and the page for addresses nobody knows. */
export const App = ({ opening, drafts, inspection }: Props) => {
  const { log } = useApplication();
  return (
    <Suspense fallback={<PageLoading />}>
      <ErrorBoundary log={log} fallback={(failure) => <FailurePage failure={failure} />}>
        <Switch>
          <Route path="/" component={StartPage} />
          {inspection ? (
            <Route path="*">
              {inspection.isPreview ? (
                <PreviewEntry asked={inspection.flow} />
              ) : (
                <InspectEntry route={inspection} />
              )}
            </Route>
          ) : null}
          {drafts ? (
            <Route path="*">
              <DraftsScreen route={drafts} />
            </Route>
          ) : null}
          {opening ? (
            <Route path="*">
              <FlowEntry opening={opening} />
            </Route>
          ) : null}
          <Route component={LostPage} />
        </Switch>
        <AppDialogs />
      </ErrorBoundary>
    </Suspense>
  );
};
