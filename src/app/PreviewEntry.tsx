import { Suspense, useEffect, useState } from 'react';
import { blankTile } from '../inspect/preview/blankTile.ts';
import { ApplicationContext, useApplication } from './application.ts';
import { FlowEntry } from './FlowEntry.tsx';
import { openPreview } from './openPreview.ts';
import { PageLoading } from './PageLoading.tsx';

/** One page of a flow as the reporter sees it, for the inspection to frame. It logs nothing, its map asks nobody, and no link leads out of it. */
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
      <Suspense fallback={<PageLoading />}>
        <FlowEntry opening={opening} />
      </Suspense>
    </ApplicationContext>
  );
};

const stayHere = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const address = link?.getAttribute('href') ?? '#';
  if (!address.startsWith('#')) event.preventDefault();
};
