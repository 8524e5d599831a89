import { fromPromise } from 'xstate';
import type { ClaimAddress } from '../../machines/actors/claimAddress.ts';
import { type SendFile, uploadMachine } from '../../machines/actors/upload.ts';
import { uploadsMachine } from '../../machines/actors/uploads.ts';
import { calls } from '../../machines/service/calls.ts';
import type { ClaimDocument } from '../../machines/service/documents.ts';
import type { Client } from './client.ts';
import { sendFile } from './sendFile.ts';

interface RemoveFile {
  readonly address: ClaimAddress;
  readonly documentId: string;
}

/** Takes the client; gives the machine of a claim's files with its ports filled: send one, remove one. */
export const provideUploads = (client: Client) =>
  uploadsMachine.provide({
    actors: {
      upload: uploadMachine.provide({
        actors: {
          send: fromPromise<ClaimDocument, SendFile>(({ input, signal }) => sendFile(input, signal)),
          remove: fromPromise<void, RemoveFile>(async ({ input: { address, documentId } }) => {
            await client.call(calls.deleteDocument, { params: { ...address, documentId } });
          }),
        },
      }),
    },
  });
