import type { UploadResult } from '../claim/enums.ts';
import type { UploadStatus } from './uploadStatus.ts';

/**
 * Takes the status of every file the reporter chose; gives the result in one word. Source: specification
 * section 3.
 */
export const uploadResult = (statuses: readonly UploadStatus[]): UploadResult => {
  const wanted = statuses.filter((status) => status !== 'cancelled' && status !== 'removed');
  const uploaded = wanted.filter((status) => status === 'uploaded').length;
  if (wanted.length === 0) return 'UPLOAD_WAS_SKIPPED';
  if (uploaded === 0) return 'UPLOADED_NONE';
  return uploaded === wanted.length ? 'UPLOADED_ALL' : 'UPLOADED_SOME';
};
