import type { ReactNode } from 'react';
import { calls } from '#machines/service/calls.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { codelistCache, type LoadCodelist } from '#src/codelists/codelistCache.ts';
import { CodelistContext } from '#src/codelists/codelistContext.ts';
import type { Client } from '#src/service/client.ts';
import { ApplicationContext } from '#src/shell/application.ts';
import { App } from './App.tsx';
import type { ApplicationActor, CreatedApplication } from './createApplication.ts';

interface Given {
  readonly application: CreatedApplication;
  readonly configuration: Configuration;
  /** Called when a screen stands and listens. */
  readonly onShown: () => void;
}

/** Everything that a booted application renders, in a browser or beforehand. */
export const rootOf = ({ application, configuration, onShown }: Given): ReactNode => {
  const { actor, ...around } = application;
  const { errors, requests, visitor } = actor.getSnapshot().context;
  return (
    <ApplicationContext
      value={{
        ...around,
        configuration,
        visitor,
        errors,
        requests,
        versions: versionsOf(actor),
        onShown,
        tellLeft: () => actor.send({ type: 'LEFT' }),
      }}
    >
      <CodelistContext value={codelistCache(loadCodelist(around.client))}>
        <App actor={actor} />
      </CodelistContext>
    </ApplicationContext>
  );
};

const versionsOf = (actor: ApplicationActor) => ({
  subscribe: (tell: () => void) => {
    const { unsubscribe } = actor.subscribe(tell);
    return unsubscribe;
  },
  read: () => actor.getSnapshot().context.version,
});

/** Loads a codelist, narrowed by its parent where there is one. Rejects with a Failure. */
const loadCodelist =
  (client: Client): LoadCodelist =>
  async ({ name, parent }, signal) => {
    const { values } = await client.call(calls.codelist, {
      params: { name },
      query: parent === undefined ? {} : { parent },
      signal,
    });
    return values;
  };
