import * as z from 'zod';
import type { SendFile } from '../../machines/actors/upload.ts';
import { calls } from '../../machines/service/calls.ts';
import { ClaimDocument } from '../../machines/service/documents.ts';
import { Failure } from '../../machines/service/failures.ts';
import { pathOf } from '../../machines/service/pathOf.ts';
import { readFailure } from '../../machines/service/readFailure.ts';

/**
 * Takes a file of a claim and the signal that gives it up; tells the part sent so far and gives the stored document. Rejects with a
 * Failure, GCL-FE-0005 where the connection broke. XMLHttpRequest, because fetch tells nothing of what is still on its way up.
 */
export const sendFile = (request: SendFile, signal: AbortSignal): Promise<ClaimDocument> =>
  new Promise((resolve, reject) => {
    const upload = new XMLHttpRequest();
    upload.open('POST', pathOf(calls.uploadDocument.path, request.address));
    upload.setRequestHeader('x-requested-with', 'XMLHttpRequest');
    upload.responseType = 'json';
    upload.upload.addEventListener('progress', ({ loaded, total }) => request.onProgress(loaded / total));
    upload.addEventListener('load', () => {
      const read = z.safeParse(ClaimDocument, upload.response);
      if (upload.status < 300 && read.success) resolve(read.data);
      else reject(readFailure(upload.response, upload.status));
    });
    upload.addEventListener('error', () =>
      reject(new Failure('GCL-FE-0005', { params: { name: request.name } })),
    );
    upload.addEventListener('abort', () => reject(new Failure('AJAX_ABORTED')));
    signal.addEventListener('abort', () => upload.abort());
    upload.send(formOf(request));
  });

const formOf = ({ file, name, documentType }: SendFile): FormData => {
  const form = new FormData();
  if (documentType !== undefined) form.append('documentType', documentType);
  if (file !== undefined) form.append('file', file, name);
  return form;
};
