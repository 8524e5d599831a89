import { useSelector } from '@xstate/react';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Route, Switch, useSearch } from 'wouter';
import type { Failure } from '#machines/calls/failures.ts';
import { handedDraft } from '#src/drafts/draftsRoute.ts';
import { ErrorBoundary } from '#src/errors/ErrorBoundary.tsx';
import { FailurePage } from '#src/errors/FailurePage.tsx';
import { TextsAway } from '#src/i18n/useNamespaces.ts';
import { useLanguage } from '#src/i18n/useLanguage.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Columns } from '#src/layout/frame/Columns.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { lazyPart } from '#src/loading/lazyPart.ts';
import { useApplication } from '#src/shell/application.ts';
import { WindowLoading } from '#src/shell/PageLoading.tsx';
import { StartPage } from '#src/start/StartPage.tsx';
import type { ApplicationActor } from './createApplication.ts';
import { LostPage } from './LostPage.tsx';
import { flowAsked, routesOf, type AppRoute } from './routes.ts';
import { WordlessFailure } from './WordlessFailure.tsx';

const FailedCall = lazyPart(() => import('#src/errors/FailedCall.tsx'), 'FailedCall');
const FlowEntry = lazyPart(() => import('./FlowEntry.tsx'), 'FlowEntry');
const DraftsScreen = lazyPart(() => import('#src/drafts/DraftsScreen.tsx'), 'DraftsScreen');
const SignInEntry = lazyPart(() => import('#src/signIn/SignInEntry.tsx'), 'SignInEntry');
const SalesEntry = lazyPart(() => import('#src/sales/SalesEntry.tsx'), 'SalesEntry');
const TakeOverScreen = lazyPart(() => import('#src/drafts/TakeOverScreen.tsx'), 'TakeOverScreen');
const StatusScreen = lazyPart(() => import('#src/drafts/StatusScreen.tsx'), 'StatusScreen');
const AboutPage = lazyPart(() => import('#src/start/about/AboutPage.tsx'), 'AboutPage');
const IdentifyScreen = lazyPart(() => import('#src/drafts/identify/IdentifyScreen.tsx'), 'IdentifyScreen');
const InspectEntry = lazyPart(() => import('./InspectEntry.tsx'), 'InspectEntry');
const PreviewEntry = lazyPart(() => import('./PreviewEntry.tsx'), 'PreviewEntry');

/**
 * The whole product: the start page, the flow of an entry, the drafts beside it, the inspection, and the page for addresses
 * nobody knows.
 */
export const App = ({ actor }: { readonly actor: ApplicationActor }) => {
  const { configuration, log } = useApplication();
  const query = new URLSearchParams(useSearch());
  return (
    <ErrorBoundary log={log} fallback={() => <TextsFailure />}>
      <Suspense fallback={<WindowLoading />}>
        <ErrorBoundary log={log} fallback={worded}>
          <Switch>
            {routesOf(configuration).map((route) => (
              <Route key={keyOf(route)} path={route.path}>
                {({ flow }: { readonly flow?: string }) => screenOf(route, { actor, query, named: flow })}
              </Route>
            ))}
            <Route component={LostPage} />
          </Switch>
          <FailedCalls />
        </ErrorBoundary>
      </Suspense>
    </ErrorBoundary>
  );
};

/** What tells of a failed call is loaded with the first one. */
const FailedCalls = () => {
  const hasFailed = useSelector(useApplication().errors, ({ context }) => context.waiting.length > 0);
  return hasFailed ? (
    <Suspense>
      <FailedCall />
    </Suspense>
  ) : null;
};

// Where texts are away, those of the failure would be waited for in vain.
const worded = (failure: Failure): ReactNode => {
  if (failure.cause instanceof TextsAway) throw failure.cause;
  return <FailurePage failure={failure} />;
};

// The list of drafts and the authorisation of one are one screen, which moves its own address and must not begin anew by it.
const keyOf = (route: AppRoute): string =>
  route.screen === 'drafts' || route.screen === 'authorisation' ? `${route.home} drafts` : route.path;

/** No screen stands here that would say of itself that it listens. */
const TextsFailure = () => {
  const { onShown } = useApplication();
  const { language } = useLanguage();
  useEffect(onShown, [onShown]);
  return <WordlessFailure language={language} />;
};

interface Asked {
  readonly actor: ApplicationActor;
  readonly query: URLSearchParams;
  /** The flow that the address names. */
  readonly named: string | undefined;
}

const screenOf = (route: AppRoute, { actor, query, named }: Asked): ReactNode => {
  switch (route.screen) {
    case 'start':
      return <StartPage />;
    case 'about':
      return <AboutPage topic={route.topic} />;
    case 'signIn':
      return <SignInEntry />;
    case 'sales':
      return <SalesEntry />;
    case 'preview':
      return <PreviewEntry asked={query.get('flow') ?? undefined} />;
    case 'inspection':
      return <InspectEntry asked={named} />;
    case 'transitions':
      return <InspectEntry asked={flowAsked(route.line, query)} />;
    case 'drafts':
    case 'authorisation':
      return (
        <DraftsScreen
          home={route.home}
          isAsked={route.screen === 'authorisation'}
          handed={handedDraft(query)}
        />
      );
    case 'takeOver':
      return <TakeOverScreen />;
    case 'status':
      return <StatusScreen home={route.home} />;
    case 'identify':
      return <IdentifyScreen home={route.home} />;
    default:
      return <FlowEntry actor={actor} claimType={route.line.claimType} />;
  }
};

/** Shown when the service does not even give its configuration. Its words come with the code, not from the service. */
export const BootFailure = () => {
  const { t } = useTexts('common');
  return (
    <Columns>
      <PageFrame title={t('boot.title')} lead={t('boot.text')}>
        <Button look="primary" onClick={() => location.reload()}>
          {t('action.retry')}
        </Button>
      </PageFrame>
    </Columns>
  );
};
