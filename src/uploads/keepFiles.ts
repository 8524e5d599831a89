import type { UploadsActor } from '#machines/application/context.ts';
import type { FileMemory, StoredFile } from '#src/shell/fileMemory.ts';

type Upload = ReturnType<UploadsActor['getSnapshot']>['context']['uploads'][number];

/** A file that nobody came back for is forgotten after a day. */
const longest = 24 * 60 * 60_000;

interface Given {
  readonly memory: FileMemory;
  readonly now: () => number;
}

/**
 * Keeps the files of a claim in this browser until the service has them or the reporter does not want them any more, and sends
 * those that an earlier document of this claim left half uploaded. Where the browser keeps nothing, files go up all the same.
 */
export async function keepFiles(uploads: UploadsActor, { memory, now }: Given): Promise<void> {
  const { claimRequestUuid } = uploads.getSnapshot().context.claimRef;
  const kept = new Map<string, Blob>();
  const forget = (id: string) => {
    kept.delete(id);
    void memory.remove(id).catch(() => undefined);
  };
  const note = () => {
    const waiting = uploads.getSnapshot().context.uploads.flatMap((upload) => waitingFile(upload) ?? []);
    for (const file of waiting) {
      // A photo is kept as it was prepared as soon as it is.
      if (kept.get(file.id) === file.file) continue;
      kept.set(file.id, file.file);
      void memory.keep({ ...file, claimRequestUuid, keptAt: now() }).catch(() => undefined);
    }
    const ids = new Set(waiting.map(({ id }) => id));
    for (const id of kept.keys()) if (!ids.has(id)) forget(id);
  };

  const left = await memory.read().catch((): readonly StoredFile[] => []);
  for (const { id, keptAt } of left) if (now() - keptAt > longest) forget(id);
  const own = left.filter(
    (file) => file.claimRequestUuid === claimRequestUuid && now() - file.keptAt <= longest,
  );
  for (const file of own) kept.set(file.id, file.file);
  const missing = own.filter((file) => !isStored(uploads, file));
  if (missing.length > 0) uploads.send({ type: 'ADD', files: missing.map(sentAgain) });
  // Another report in the same document takes the place of this one, with its files.
  uploads.subscribe({ next: note, complete: () => [...kept.keys()].forEach(forget) });
  note();
}

type WaitingFile = Omit<StoredFile, 'claimRequestUuid' | 'keptAt'>;

/** The file of an upload as long as the service does not have it and the reporter still wants it there. */
function waitingFile(upload: Upload): WaitingFile | undefined {
  const { value, context } = upload.getSnapshot();
  const { id, name, size, documentType, isConverted, wishes, file, document } = context;
  const isWaiting = ['converting', 'waiting', 'uploading', 'failed'].includes(value);
  return isWaiting && file && !document
    ? { id, name, size, documentType, isConverted, wishes, file }
    : undefined;
}

const sentAgain = ({ claimRequestUuid: _claim, keptAt: _at, ...file }: StoredFile) => ({
  ...file,
  previewUrl: file.file.type.startsWith('image/') ? URL.createObjectURL(file.file) : undefined,
  isRepeated: true,
});

/** True where the service has the file already, and only its answer was lost. */
const isStored = (uploads: UploadsActor, { name, size, documentType }: StoredFile): boolean =>
  uploads
    .getSnapshot()
    .context.uploads.flatMap((upload) => upload.getSnapshot().context.document ?? [])
    .some((other) => other.name === name && other.size === size && other.documentType === documentType);
