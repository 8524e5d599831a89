import { viewedKind } from '#machines/actors/files/viewedKind.ts';
import type { ClaimFile } from './uploadContext.ts';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import type { UploadsActor } from '#machines/application/context.ts';

/** The files with the claim or being uploaded, as the pages see them. */
export interface ClaimFiles {
  readonly read: () => readonly ClaimFile[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: (id: string, type: 'RETRY' | 'CANCEL' | 'REMOVE') => void;
}

/** The claim's files as a store: it has a new list only when something changed. */
export const claimFiles = (uploads: UploadsActor): ClaimFiles => {
  let shown = filesOf(uploads);
  return {
    read: () => shown,
    subscribe: (listener) => {
      const { unsubscribe } = uploads.subscribe(() => {
        shown = filesOf(uploads);
        listener();
      });
      return unsubscribe;
    },
    tell: (id, type) => {
      for (const upload of uploads.getSnapshot().context.uploads) {
        if (upload.getSnapshot().context.id === id) upload.send({ type });
      }
    },
  };
};

const filesOf = (uploads: UploadsActor): readonly ClaimFile[] =>
  uploads.getSnapshot().context.uploads.flatMap((upload) => {
    const snapshot = upload.getSnapshot();
    const {
      id,
      name,
      size,
      progress,
      failure,
      documentType,
      previewUrl,
      document,
      file,
      claimRef,
      shrunkFrom,
      advice,
    } = snapshot.context;
    const state = snapshot.value;
    if (state === 'removed') return [];
    const { documentId, type = file?.type } = document ?? {};
    // What has not been checked yet, or was refused then, is given to nobody.
    const isOffered = documentId !== undefined && document?.state === undefined;
    const address = isOffered ? pathOf(calls.downloadDocument.path, { ...claimRef, documentId }) : undefined;
    const kind = viewedKind(type);
    const source = file ?? address;
    return [
      {
        id,
        name,
        size,
        state,
        progress,
        failure,
        documentType,
        shrunkFrom,
        advice,
        address,
        wasFoundBad: document?.state === 'REFUSED',
        previewUrl: previewUrl ?? (kind === 'picture' ? address : undefined),
        view: kind && source !== undefined ? { name, kind, source } : undefined,
      },
    ];
  });
