import { fromPromise } from 'xstate';
import { draftListMachine, type DraftAuthorisation, type Listed } from '#machines/actors/report/draftList.ts';
import { calls } from '#machines/service/calls.ts';
import { serviceOf } from '#machines/service/claimRequest.ts';
import type { ListedDraft } from '#machines/service/drafts.ts';
import type { Client } from './client.ts';

/** What the browser remembers of its drafts: it completes the list of the service, and forgets what is given up. */
interface Remembered {
  readonly complete: (listed: readonly ListedDraft[]) => readonly ListedDraft[];
  readonly forget: (claimRequestUuid: string) => void;
}

/** The machine of the drafts with every port provided by a call of the service. */
export const provideDrafts = (client: Client, { complete, forget }: Remembered) =>
  draftListMachine.provide({
    actors: {
      list: fromPromise<Listed, undefined>(async ({ signal }) => {
        const { drafts, sent = [] } = await client.call(calls.listDrafts, { signal });
        return { drafts: complete(drafts), sent };
      }),
      open: fromPromise<void, { claimRequestUuid: string }>(({ input, signal }) =>
        open(client, input.claimRequestUuid, signal),
      ),
      authorise: fromPromise<ListedDraft, DraftAuthorisation>(
        ({ input: { claimRequestUuid, field, value }, signal }) =>
          client.call(calls.authoriseDraft, {
            params: { claimRequestUuid },
            body: { field, value },
            signal,
          }),
      ),
      discard: fromPromise<void, { draft: ListedDraft | undefined }>(async ({ input: { draft }, signal }) => {
        if (!draft) return;
        const { claimRequestUuid, flowType } = draft;
        // One whose session has expired must be open to be given up.
        if (!draft.authorised) await open(client, claimRequestUuid, signal);
        const params = { service: serviceOf[flowType], claimRequestUuid };
        await client.call(calls.discard, { params, signal });
        forget(claimRequestUuid);
      }),
    },
  });

const open = async (client: Client, claimRequestUuid: string, signal: AbortSignal): Promise<void> => {
  await client.call(calls.openDraft, { params: { claimRequestUuid }, signal });
};
