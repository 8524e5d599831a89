import type { ClaimFile } from './uploadContext.ts';
import type { UploadsActor } from '../../machines/application/applicationMachine.ts';

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
    const { id, name, size, progress, failure, documentType, previewUrl } = snapshot.context;
    const state = snapshot.value;
    if (state === 'removed') return [];
    return [{ id, name, size, state, progress, failure, documentType, previewUrl }];
  });
