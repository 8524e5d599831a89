import { createActor, fromPromise } from 'xstate';
import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import {
  type ConvertedFile,
  type ConvertFile,
  type RemoveFile,
  type SendFile,
  sendFileMachine,
  uploadMachine,
} from '#machines/actors/files/upload.ts';
import { uploadsMachine } from '#machines/actors/files/uploads.ts';
import type { ClaimDocument } from '#machines/service/documents.ts';

/** The actor, started, of the files of a claim that does not exist: they stay in this document. */
export const previewUploads = (claimRef: ClaimRef) =>
  createActor(
    uploadsMachine.provide({
      actors: {
        upload: uploadMachine.provide({
          actors: {
            // Nothing is stored, so a picture may stay what it is.
            convert: fromPromise<ConvertedFile, ConvertFile>(async ({ input: { name, file } }) => ({
              name,
              file,
              size: file.size,
              previewUrl: URL.createObjectURL(file),
            })),
            send: sendFileMachine.provide({
              actors: {
                call: fromPromise<ClaimDocument, { request: SendFile }>(
                  async ({
                    input: {
                      request: { name, file, documentType },
                    },
                  }) => ({
                    documentId: crypto.randomUUID(),
                    name,
                    size: file?.size ?? 0,
                    type: file?.type ?? '',
                    uploadedAt: new Date().toISOString(),
                    ...(documentType !== undefined && { documentType }),
                  }),
                ),
              },
            }),
            remove: fromPromise<void, RemoveFile>(async () => undefined),
          },
        }),
      },
    }),
    { input: { claimRef, parallel: 2, documents: [] } },
  ).start();
