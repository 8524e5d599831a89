import { createContext, use } from 'react';
import type { PhotoAdvice, PhotoWishes } from '#machines/actors/files/photo.ts';
import { mayHelpAgain, type UploadStatus } from '#machines/actors/files/upload.ts';
import { Failure, isFailureCode } from '#machines/calls/failures.ts';
import type { ViewedFile } from '#src/viewer/viewedFile.ts';

/** A file of the claim as the pages see it. */
export interface ClaimFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly state: Exclude<UploadStatus, 'removed'>;
  /** The part sent so far, 0 to 1. */
  readonly progress: number;
  readonly failure?: ClaimFileFailure | undefined;
  /** An address of the picture, where the file is one. */
  readonly previewUrl?: string | undefined;
  /** What a viewer shows of it, where one can. */
  readonly view?: ViewedFile | undefined;
  /** The address of what is stored, once it is. */
  readonly address?: string | undefined;
  /** Code of the codelist `document-type`. */
  readonly documentType?: string | undefined;
  /** It had arrived, and was refused when it was checked. */
  readonly wasFoundBad?: boolean | undefined;
  /** How large the photo was, in bytes, where it was made smaller. */
  readonly shrunkFrom?: number | undefined;
  /** What is worth a second photo. */
  readonly advice?: PhotoAdvice | undefined;
}

/** True for a file that is with the claim or being uploaded: only these count toward the limits. */
export const isAdded = ({ state }: Pick<ClaimFile, 'state'>): boolean =>
  state !== 'failed' && state !== 'cancelled';

/** True for a file that is with the claim, be it checked yet or not. */
export const hasArrived = ({ state }: Pick<ClaimFile, 'state'>): boolean =>
  state === 'uploaded' || state === 'checking';

/** True for a file being uploaded. */
export const isMoving = ({ state }: Pick<ClaimFile, 'state'>): boolean =>
  state === 'converting' || state === 'waiting' || state === 'uploading';

/** Why a file is not with the claim: a code of section 8 and the values its sentence names. */
export interface ClaimFileFailure {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}

/** True for a file that did not get through and may when it is sent again; what it is refused for stays. */
export const mayPassAgain = ({ failure }: Pick<ClaimFile, 'failure'>): boolean => {
  if (failure === undefined) return true;
  if (failure instanceof Failure) return mayHelpAgain(failure);
  return !isFailureCode(failure.code) || mayHelpAgain(new Failure(failure.code));
};

/** The files of the claim and what may be done with them; set by the application, which knows the service. */
export interface Uploads {
  /** The oldest first; those refused before sending are among them, as failed. */
  readonly files: readonly ClaimFile[];
  readonly add: (files: readonly File[], documentType?: string) => void;
  readonly retry: (id: string) => void;
  readonly cancel: (id: string) => void;
  readonly remove: (id: string) => void;
  /** What is done with photos that are picked from now on. */
  readonly wishes: PhotoWishes;
  readonly wish: (wishes: PhotoWishes) => void;
  /** It has been said what the camera is asked for. */
  readonly isCameraExplained: boolean;
  readonly tellCamera: () => void;
}

export const UploadContext = createContext<Uploads | undefined>(undefined);

/** The files of the claim. Throws where the application has set none. */
export function useUploads(): Uploads {
  const uploads = use(UploadContext);
  if (!uploads) throw new Error('there is no UploadContext around this component');
  return uploads;
}
