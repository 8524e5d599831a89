import { Suspense, use, useEffect, useState } from 'react';
import { ApplicationContext, useApplication } from '#src/shell/application.ts';
import { FlowAtWork } from './FlowEntry.tsx';
import type { OpenedFlow } from '#src/flow/openedFlow.ts';
import { openPreview } from './openPreview.ts';
import { WindowLoading } from '#src/shell/PageLoading.tsx';

/**
 * One page of a flow as the reporter sees it, for the inspection to frame. It logs nothing, its map asks nobody, and no link
 * leads out of it.
 */
export const PreviewEntry = ({ asked }: { readonly asked: string | undefined }) => {
  const application = useApplication();
  const [opening] = useState(() =>
    openPreview(asked, new URLSearchParams(location.search), application.configuration),
  );
  useEffect(() => {
    document.addEventListener('click', stayHere, { capture: true });
    return () => document.removeEventListener('click', stayHere, { capture: true });
  }, []);
  return (
    <ApplicationContext
      value={{
        ...application,
        configuration: { ...application.configuration, mapTiles: blankTile },
        log: () => undefined,
      }}
    >
      <Suspense fallback={<WindowLoading />}>
        <Opened opening={opening} />
      </Suspense>
    </ApplicationContext>
  );
};

const Opened = ({ opening }: { readonly opening: Promise<OpenedFlow> }) => (
  <FlowAtWork opened={use(opening)} />
);

const stayHere = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const address = link?.getAttribute('href') ?? '#';
  if (!address.startsWith('#')) event.preventDefault();
};

/** An empty picture, because the map of a preview does not load its tiles from anywhere. */
const blankTile = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
