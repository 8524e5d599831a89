import type { ReactNode } from 'react';
import { UploadContext } from '../pages/shared/uploadContext.ts';
import { useClaimFiles } from './useClaimFiles.ts';

/** Hands the files of the claim to the pages. */
export const UploadsProvider = ({ children }: { readonly children: ReactNode }) => (
  <UploadContext value={useClaimFiles()}>{children}</UploadContext>
);
