import { fromPromise } from 'xstate';
import type { ClaimRef } from '#machines/actors/report/claimRef.ts';
import { fileChecksMachine } from '#machines/actors/files/fileChecks.ts';
import { type Tell, telling } from '#machines/calls/port.ts';
import type { CallNews } from '#machines/calls/retry.ts';
import {
  type ConvertedFile,
  type ConvertFile,
  type RemoveFile,
  type SendFile,
  sendFileMachine,
  uploadMachine,
} from '#machines/actors/files/upload.ts';
import { uploadsMachine } from '#machines/actors/files/uploads.ts';
import { calls } from '#machines/service/calls.ts';
import type { ClaimDocument } from '#machines/service/documents.ts';
import { Failure } from '#machines/calls/failures.ts';
import { loadChunk } from '#src/loading/loadChunk.ts';
import type { Client } from './client.ts';
import type { sendFile } from './sendFile.ts';

/** Prepares a picture, by what is loaded with the first one, or before when nothing else is to be done. */
const convertFile = fromPromise<ConvertedFile, ConvertFile>(async ({ input }) => {
  const { preparePhoto } = await loadChunk(() => import('./photos/preparePhoto.ts'));
  return preparePhoto(input);
});

/** The machine of a claim's files with its ports provided: convert one, send one, remove one. */
export const provideUploads = (client: Client) =>
  uploadsMachine.provide({
    actors: {
      checks: fileChecksMachine.provide({
        actors: {
          list: fromPromise<readonly ClaimDocument[], ClaimRef>(async ({ input: params, signal }) => {
            const { documents } = await client.call(calls.listDocuments, { params, signal });
            return documents;
          }),
        },
      }),
      upload: uploadMachine.provide({
        actors: {
          convert: convertFile,
          send: sendFileMachine.provide({ actors: { call: telling(sendWith(client)) } }),
          remove: fromPromise<void, RemoveFile>(async ({ input: { claimRef, documentId } }) => {
            await client.call(calls.deleteDocument, { params: { ...claimRef, documentId } });
          }),
        },
      }),
    },
  });

let loaded: typeof sendFile | undefined;

/** Loads what sends files, with the first one, or before when nothing else is to be done. */
export const loadSendFile = async (): Promise<typeof sendFile> =>
  (loaded ??= (await import('./sendFile.ts')).sendFile);

/** Sends a file. Where what sends it cannot be loaded, the connection is broken: it is sent again as after any other break. */
const sendWith =
  (client: Client) =>
  (tell: Tell<CallNews<ClaimDocument>>, input: { readonly request: SendFile }): (() => void) => {
    if (loaded) return loaded(client, tell, input);
    let stop: (() => void) | undefined;
    let isStopped = false;
    const begin = async () => {
      const send = await loadSendFile().catch((cause: unknown) => {
        const { name } = input.request;
        tell({ type: 'FAILED', failure: new Failure('GCL-FE-0005', { params: { name }, cause }) });
      });
      if (send && !isStopped) stop = send(client, tell, input);
    };
    void begin();
    return () => {
      isStopped = true;
      stop?.();
    };
  };
