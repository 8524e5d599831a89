import * as z from 'zod';
import type { FlowActor, UploadsActor } from '#machines/application/context.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { isDetailOf } from '#machines/flow/isDetailOf.ts';
import type { Draft } from '#machines/report/claimMachine.ts';
import { ClaimDocument } from '#machines/service/documents.ts';
import { readStored } from '#src/shell/readStored.ts';
import { onGone } from './onGone.ts';

const Kept = z.object({
  claimRequestUuid: z.string(),
  version: z.number(),
  detail: z.record(z.string(), z.unknown()),
  documents: z.array(ClaimDocument),
});

/**
 * The report of a tab as the service has acknowledged it last, so that a reload without a network opens it. Like what is typed it
 * stays with the tab, and is forgotten once the report is sent or given up.
 */
export interface DraftCopy {
  /** Undefined for a report that this tab has not worked on. */
  readonly read: (claimRequestUuid: string) => Draft | undefined;
  readonly keep: (draft: Draft) => void;
  /** The files that are with the report by now. */
  readonly keepDocuments: (claimRequestUuid: string, documents: readonly ClaimDocument[]) => void;
  readonly forget: () => void;
}

/** The copy of a report of the flow, kept in the storage given. */
export const draftCopy = (storage: Storage, flow: Flow): DraftCopy => {
  const key = `hlaska.draft.${flow.code}`;
  const read: DraftCopy['read'] = (claimRequestUuid) => {
    const kept = readStored(storage, key, Kept);
    if (kept?.claimRequestUuid !== claimRequestUuid || !isDetailOf(flow, kept.detail)) return undefined;
    const { version, detail, documents } = kept;
    return { ref: { service: flow.service, claimRequestUuid }, version, detail, documents };
  };
  const keep = ({ ref: { claimRequestUuid }, ...draft }: Draft) =>
    storage.setItem(key, JSON.stringify({ claimRequestUuid, ...draft }));
  return {
    read,
    keep,
    keepDocuments: (claimRequestUuid, documents) => {
      const kept = read(claimRequestUuid);
      if (kept && !isSameAnswer(kept.documents, documents)) keep({ ...kept, documents });
    },
    forget: () => storage.removeItem(key),
  };
};

/** Keeps the copy in step with what the service acknowledges. */
export const copyDraft = (actor: FlowActor, copy: DraftCopy, draft: Draft | undefined): void => {
  if (draft && !draft.result) copy.keep(draft);
  const keep = () => {
    const { record, stored, pending } = actor.getSnapshot().context;
    const { ref, version } = stored;
    if (ref === undefined) return;
    const documents = copy.read(ref.claimRequestUuid)?.documents ?? [];
    copy.keep({ ref, version, detail: pending?.claim ?? record, documents });
  };
  actor.on('record.saved', keep);
  actor.on('flow.reset', copy.forget);
  onGone(actor, copy.forget);
};

/** Keeps with the copy the files that the service has taken or lost since the report was read. */
export const copyDocuments = (uploads: UploadsActor, copy: DraftCopy): void => {
  const { claimRequestUuid } = uploads.getSnapshot().context.claimRef;
  uploads.subscribe(({ context }) =>
    copy.keepDocuments(
      claimRequestUuid,
      context.uploads.flatMap((upload) => upload.getSnapshot().context.document ?? []),
    ),
  );
};
