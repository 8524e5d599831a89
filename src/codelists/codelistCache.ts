import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { createResourceMachine } from '#machines/actors/browser/resource.ts';
import { createRetryMachine } from '#machines/calls/retry.ts';
import type { CodelistValue } from '#machines/service/application.ts';

/** Which codelist, and the parent it is narrowed by: the models of a make. */
export type CodelistRequest = { name: string; parent?: string | undefined };

/** Makes the codelist call. Rejects with a Failure. */
export type LoadCodelist = (
  request: CodelistRequest,
  signal: AbortSignal,
) => Promise<readonly CodelistValue[]>;

const loadMachine = createRetryMachine<CodelistRequest, readonly CodelistValue[]>('loadCodelist');
const machine = createResourceMachine(loadMachine);
export type CodelistActor = ActorRefFrom<typeof machine>;

/** Returns codelists: the same actor for the same request, registered but not yet loading. */
export type CodelistCache = (request: CodelistRequest) => CodelistActor;

/**
 * A cache of every codelist the application has asked for, so that each is loaded once per visit. It is handed down by
 * CodelistContext.
 */
export function codelistCache(load: LoadCodelist): CodelistCache {
  const kept = new Map<string, CodelistActor>();
  const provided = machine.provide({
    actors: {
      load: loadMachine.provide({
        actors: {
          call: fromPromise<readonly CodelistValue[], { request: CodelistRequest }>(({ input, signal }) =>
            load(input.request, signal),
          ),
        },
      }),
    },
  });
  return (request) => {
    const key = `${request.name}?${request.parent ?? ''}`;
    const actor = kept.get(key) ?? createActor(provided, { input: { request } }).start();
    kept.set(key, actor);
    return actor;
  };
}
