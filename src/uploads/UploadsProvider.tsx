import type { ReactNode } from 'react';
import type { UploadsActor } from '../../machines/application/applicationMachine.ts';
import { UploadContext } from './uploadContext.ts';
import { useClaimFiles } from './useClaimFiles.ts';

interface Props {
  /** The files of the claim, once it is created. */
  readonly uploads: UploadsActor | undefined;
  readonly children: ReactNode;
}

/** Provides the files of the claim to the pages. */
export const UploadsProvider = ({ uploads, children }: Props) => (
  <UploadContext value={useClaimFiles(uploads)}>{children}</UploadContext>
);
