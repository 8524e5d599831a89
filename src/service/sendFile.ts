import { requestedWith } from '#machines/service/requestedWith.ts';
import * as z from 'zod';
import type { SendFile } from '#machines/actors/files/upload.ts';
import type { Tell } from '#machines/calls/port.ts';
import type { CallNews } from '#machines/calls/retry.ts';
import { readFailure } from '#machines/calls/readFailure.ts';
import { Failure } from '#machines/calls/failures.ts';
import { seenFileName } from '#machines/claim/checks/fileName.ts';
import { calls } from '#machines/service/calls.ts';
import { ClaimDocument } from '#machines/service/documents.ts';
import { traceparentOf } from '#machines/calls/traceparent.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import type { Client } from './client.ts';

/**
 * Sends a file and reports how much of it is uploaded and, in the end, the stored document or the failure, GCL-FE-0005 where the
 * connection broke. It returns a function that cancels the upload, and uses XMLHttpRequest, because fetch does not report what is
 * still on its way up.
 */
export const sendFile = (
  client: Pick<Client, 'observe' | 'call'>,
  tell: Tell<CallNews<ClaimDocument>>,
  { request }: { readonly request: SendFile },
): (() => void) => {
  const observed = client.observe(calls.uploadDocument);
  const fail = (failure: Failure) => {
    observed.failed(failure);
    tell({ type: 'FAILED', failure });
  };
  const finish = (value: ClaimDocument) => {
    observed.completed();
    tell({ type: 'SENT', value });
  };
  let isOver = false;
  const upload = new XMLHttpRequest();
  upload.open('POST', pathOf(calls.uploadDocument.path, request.claimRef));
  upload.setRequestHeader('x-requested-with', requestedWith['x-requested-with']);
  upload.setRequestHeader('traceparent', traceparentOf(observed.id));
  upload.responseType = 'json';
  upload.upload.addEventListener('progress', ({ loaded, total }) =>
    tell({ type: 'PROGRESSED', progress: loaded / total }),
  );
  upload.addEventListener('load', () => {
    const read = z.safeParse(ClaimDocument, upload.response);
    isOver = true;
    if (upload.status >= 300 || !read.success) {
      const retryAfter = upload.getResponseHeader('retry-after');
      const failure = readFailure(upload.response, upload.status, retryAfter);
      if (failure.code !== '245000016' || !request.isRepeated) return fail(failure);
      return void findStored(client, request).then((value) => (value ? finish(value) : fail(failure)));
    }
    finish(read.data);
  });
  upload.addEventListener('error', () => {
    isOver = true;
    fail(new Failure('GCL-FE-0005', { params: { name: request.name }, requestId: observed.id }));
  });
  upload.send(formOf(request));
  return () => {
    if (!isOver) observed.failed(new Failure('AJAX_ABORTED'));
    isOver = true;
    upload.abort();
  };
};

/** The stored document that a file sent once more is: the service has it already, and only its answer was lost. */
const findStored = async (
  client: Pick<Client, 'call'>,
  { claimRef, name, file, documentType }: SendFile,
): Promise<ClaimDocument | undefined> => {
  const documents = await client.call(calls.listDocuments, { params: claimRef }).then(
    (listed): readonly ClaimDocument[] => listed.documents,
    () => [],
  );
  return documents.find(
    (one) => one.name === seenFileName(name) && one.size === file?.size && one.documentType === documentType,
  );
};

const formOf = ({ file, name, documentType }: SendFile): FormData => {
  const form = new FormData();
  if (documentType !== undefined) form.append('documentType', documentType);
  if (file !== undefined) form.append('file', file, name);
  return form;
};
