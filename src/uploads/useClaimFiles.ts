import { useMemo, useState, useSyncExternalStore } from 'react';
import { checkFiles } from './fileProblems.ts';
import type { ClaimFile, Uploads } from './uploadContext.ts';
import { useApplication } from '../shell/application.ts';
import type { UploadsActor } from '../../machines/application/applicationMachine.ts';
import { claimFiles } from './claimFiles.ts';

const nothing: readonly ClaimFile[] = [];
const quiet = () => () => undefined;

/** The files of the claim, those refused before sending included, and what may be done with each. */
export const useClaimFiles = (uploads: UploadsActor | undefined): Uploads => {
  const { configuration } = useApplication();
  const store = useMemo(() => uploads && claimFiles(uploads), [uploads]);
  const sent = useSyncExternalStore(store?.subscribe ?? quiet, store?.read ?? (() => nothing));
  const [refused, setRefused] = useState(nothing);

  const add: Uploads['add'] = (picked, documentType) => {
    const checked = checkFiles(picked, sent, configuration.acceptedFileTypes);
    const files = checked.accepted.map((file) => ({ id: crypto.randomUUID(), file, documentType }));
    uploads?.send({
      type: 'ADD',
      files: files.map(({ id, file }) => ({
        id,
        name: file.name,
        size: file.size,
        file,
        documentType,
        previewUrl: previewOf(file),
      })),
    });
    setRefused(
      checked.refused.map(({ file: { name, size }, problem }) => ({
        id: crypto.randomUUID(),
        name,
        size,
        state: 'failed',
        progress: 0,
        failure: problem,
        documentType,
      })),
    );
  };
  const tell = (id: string, type: 'RETRY' | 'CANCEL' | 'REMOVE') => store?.tell(id, type);
  return {
    files: [...sent, ...refused],
    add,
    retry: (id) => tell(id, 'RETRY'),
    cancel: (id) => tell(id, 'CANCEL'),
    remove: (id) => {
      setRefused((before) => before.filter((file) => file.id !== id));
      tell(id, 'REMOVE');
    },
  };
};

/** An address of a picture for as long as the document lives, undefined of what is none. */
const previewOf = (file: File): string | undefined =>
  /^image\/(jpeg|bmp)$/.test(file.type) ? URL.createObjectURL(file) : undefined;
