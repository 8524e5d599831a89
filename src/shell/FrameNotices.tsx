import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { lazyPart, optionalPart } from '#src/loading/lazyPart.ts';
import { useApplication } from './application.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

const ArrivalBar = lazyPart(() => import('./VisitorBar.tsx'), 'VisitorBar');

interface Props {
  /** In the place of what tells who the visitor is. */
  readonly bar?: ReactNode;
}

/** Below the header of every window: who the visitor is, that there is no connection, that there is a newer version. */
export const FrameNotices = ({ bar }: Props) => {
  const { visitor } = useApplication();
  return (
    <>
      {bar ??
        (visitor ? (
          <Suspense fallback={null}>
            <ArrivalBar />
          </Suspense>
        ) : null)}
      <OfflineNotice />
      <Versions />
    </>
  );
};

const VersionNotice = optionalPart(() => import('./VersionNotice.tsx'), 'VersionNotice');

/** Where a newer version is offered, as soon as somebody looks for one. */
const Versions = () => {
  const { versions } = useApplication();
  const version = useSyncExternalStore(versions?.subscribe ?? never, versions?.read ?? none, none);
  return version ? (
    <Suspense>
      <VersionNotice version={version} />
    </Suspense>
  ) : null;
};

const never = () => () => {};
const none = () => undefined;
