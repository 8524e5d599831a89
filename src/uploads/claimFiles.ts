import type { ClaimFile } from './uploadContext.ts';
import type { UploadsActor } from '../../machines/application/applicationMachine.ts';

/** The files on their way or with the claim, as the pages see them. */
export interface ClaimFiles {
  readonly read: () => readonly ClaimFile[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: (id: string, type: 'RETRY' | 'CANCEL' | 'REMOVE') => void;
}

const previews = new Map<string, string>();

/** Keeps an address of a file that is being uploaded, where it is a picture, for as long as the document lives. */
export const previewOf = (id: string, file: File): void => {
  if (/^image\/(jpeg|bmp)$/.test(file.type)) previews.set(id, URL.createObjectURL(file));
};

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
    const { id, name, size, progress, failure, documentType } = snapshot.context;
    const state = snapshot.value;
    if (state === 'removed') return [];
    return [{ id, name, size, state, progress, failure, documentType, previewUrl: previews.get(id) }];
  });
