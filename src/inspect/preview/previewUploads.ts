import { createActor, fromPromise } from 'xstate';
import type { ClaimAddress } from '../../../machines/actors/claimAddress.ts';
import { type SendFile, uploadMachine } from '../../../machines/actors/upload.ts';
import { uploadsMachine } from '../../../machines/actors/uploads.ts';
import type { ClaimDocument } from '../../../machines/service/documents.ts';

/** Takes the address of a claim that is nowhere; gives the actor of its files, started: they stay in this document. */
export const previewUploads = (address: ClaimAddress) =>
  createActor(
    uploadsMachine.provide({
      actors: {
        upload: uploadMachine.provide({
          actors: {
            send: fromPromise<ClaimDocument, SendFile>(async ({ input: { name, file, documentType } }) => ({
              documentId: crypto.randomUUID(),
              name,
              size: file?.size ?? 0,
              type: file?.type ?? '',
              uploadedAt: new Date().toISOString(),
              ...(documentType !== undefined && { documentType }),
            })),
            remove: fromPromise<void, { address: ClaimAddress; documentId: string }>(async () => undefined),
          },
        }),
      },
    }),
    { input: { address, parallel: 2, documents: [] } },
  ).start();
