import type { UploadInput } from '#machines/actors/files/upload.ts';

/** A file that is not with the service yet, with all that sending it needs. */
export interface StoredFile extends Pick<
  UploadInput,
  'id' | 'name' | 'size' | 'documentType' | 'isConverted' | 'wishes'
> {
  readonly file: Blob;
  readonly claimRequestUuid: string;
  /** Milliseconds. */
  readonly keptAt: number;
}

/** Where this browser keeps files until the service has them. */
export interface FileMemory {
  readonly keep: (file: StoredFile) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly read: () => Promise<readonly StoredFile[]>;
}

const [database, store] = ['hlaska.files', 'files'];

/** The memory of this browser. */
export const fileMemory: FileMemory = {
  keep: (file) => work('readwrite', (files) => files.put(file)).then(() => undefined),
  remove: (id) => work('readwrite', (files) => files.delete(id)).then(() => undefined),
  read: () => work<StoredFile[]>('readonly', (files) => files.getAll()),
};

/** Forgets every file that this browser keeps. */
export const forgetFiles = (): Promise<void> =>
  work('readwrite', (files) => files.clear()).then(() => undefined);

async function work<Result>(
  mode: IDBTransactionMode,
  ask: (files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(database, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(store, { keyPath: 'id' });
  });
  const opened = await answerOf(opening);
  try {
    return await answerOf(ask(opened.transaction(store, mode).objectStore(store)));
  } finally {
    opened.close();
  }
}

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The browser keeps no files.')),
    );
  });
