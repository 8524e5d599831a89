import type { SnapshotFrom } from 'xstate';
import type { uploadMachine } from './upload.ts';

export type UploadStatus =
  | 'waiting'
  | 'uploading'
  | 'uploaded'
  | 'removing'
  | 'failed'
  | 'cancelled'
  | 'removed';

/** Takes the snapshot of one file; gives its status in one word. */
export const uploadStatus = ({ value }: SnapshotFrom<typeof uploadMachine>): UploadStatus =>
  typeof value === 'string' ? value : 'uploading';
