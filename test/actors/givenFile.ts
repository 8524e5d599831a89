import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import type { UploadInput } from '#machines/actors/files/upload.ts';
import type { ClaimDocument } from '#machines/service/documents.ts';

export const claimRef: ClaimRef = {
  service: 'claim',
  claimRequestUuid: 'a2b6c3f0-5c0e-4d6b-9d53-1d9f3f3a9b11',
};

export const aFile = (id: string) => {
  const file = new Blob([id], { type: 'image/jpeg' });
  return { id, name: `${id}.jpg`, size: file.size, file } satisfies Partial<UploadInput>;
};

export const aDocument = (id: string): ClaimDocument => ({
  documentId: `document-${id}`,
  name: `${id}.jpg`,
  size: 1,
  type: 'image/jpeg',
  uploadedAt: '2026-11-20T10:00:00Z',
});
