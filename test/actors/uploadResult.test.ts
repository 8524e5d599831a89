import { expect, test } from 'vitest';
import type { UploadStatus } from '../../machines/actors/uploadStatus.ts';
import { uploadResult } from '../../machines/actors/uploadResult.ts';

const cases: [UploadStatus[], ReturnType<typeof uploadResult>][] = [
  [[], 'UPLOAD_WAS_SKIPPED'],
  [['cancelled', 'removed'], 'UPLOAD_WAS_SKIPPED'],
  [['uploaded', 'uploaded', 'cancelled'], 'UPLOADED_ALL'],
  [['uploaded', 'failed'], 'UPLOADED_SOME'],
  [['failed', 'failed'], 'UPLOADED_NONE'],
];

test.each(cases)('files %j make %s', (statuses, result) => {
  expect(uploadResult(statuses)).toBe(result);
});
