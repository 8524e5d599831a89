import { useMemo, useState, useSyncExternalStore } from 'react';
import type { PhotoWishes } from '#machines/actors/files/photo.ts';
import { isConverted, isJpeg } from '#machines/claim/checks/fileName.ts';
import { checkFiles, type FileProblem } from './fileProblems.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';
import { isAdded, isMoving, type ClaimFile, type Uploads } from './uploadContext.ts';
import { useApplication } from '#src/shell/application.ts';
import type { UploadsActor } from '#machines/application/context.ts';
import { Failure } from '#machines/calls/failures.ts';
import { claimFiles } from './claimFiles.ts';

const nothing: readonly ClaimFile[] = [];
const quiet = () => () => undefined;

/** The files of the claim, those refused before sending included, and what may be done with each. */
export const useClaimFiles = (uploads: UploadsActor | undefined): Uploads => {
  const { configuration } = useApplication();
  const [wishes, wish] = useState<PhotoWishes>({ keepsSize: false, keepsPlace: false });
  const [isCameraTold, setCameraTold] = useState(false);
  const store = useMemo(() => uploads && claimFiles(uploads), [uploads]);
  const read = store?.read ?? (() => nothing);
  const files = useSyncExternalStore(store?.subscribe ?? quiet, read, read);
  useLeaveWarning(files.some(isMoving));
  const tell = (id: string, type: 'RETRY' | 'CANCEL' | 'REMOVE') => store?.tell(id, type);
  return {
    files,
    add: (picked, documentType) => {
      const checked = checkFiles(picked, files.filter(isAdded), configuration.acceptedFileTypes, wishes);
      const taken = checked.accepted.map((file) => ({
        file,
        previewUrl: previewOf(file),
        refusal: undefined,
      }));
      const refused = checked.refused.map(({ file, problem }) => ({
        file,
        previewUrl: undefined,
        refusal: failureOf(problem),
      }));
      uploads?.send({
        type: 'ADD',
        files: [...taken, ...refused].map(({ file, refusal, previewUrl }) => ({
          id: crypto.randomUUID(),
          name: file.name,
          size: file.size,
          file: refusal ? undefined : file,
          documentType,
          previewUrl,
          isConverted: isJpeg(file.name) || isConverted(file.name, configuration.acceptedFileTypes),
          wishes,
          refusal,
        })),
      });
    },
    retry: (id) => tell(id, 'RETRY'),
    cancel: (id) => tell(id, 'CANCEL'),
    remove: (id) => tell(id, 'REMOVE'),
    wishes,
    wish,
    isCameraExplained: isCameraTold,
    tellCamera: () => setCameraTold(true),
  };
};

const failureOf = ({ code, params }: FileProblem) => new Failure(code, { params });

/** An address of a picture for as long as the document lives, undefined of what is none. */
const previewOf = (file: File): string | undefined =>
  /^image\/(jpeg|bmp)$/.test(file.type) ? URL.createObjectURL(file) : undefined;
