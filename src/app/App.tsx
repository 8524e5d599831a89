import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { FlowEntry } from './FlowEntry.tsx';
import { NotFound } from './NotFound.tsx';
import type { OpenedFlow } from './openFlow.ts';
import { PageLoading } from './PageLoading.tsx';
import { StartPage } from './StartPage.tsx';

/** The whole product: the start page, the flow of an entry, and the page for addresses nobody knows. */
export const App = ({ opening }: { readonly opening: Promise<OpenedFlow> | undefined }) => (
  <Suspense fallback={<PageLoading />}>
    <Switch>
      <Route path="/">
        <StartPage />
      </Route>
      {opening ? (
        <Route path="*">
          <FlowEntry opening={opening} />
        </Route>
      ) : null}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  </Suspense>
);
