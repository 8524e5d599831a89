import * as z from 'zod';
import { calls } from '../../machines/service/calls.ts';
import type { ClaimService } from '../../machines/service/claimRequest.ts';
import { ClaimDocument } from '../../machines/service/documents.ts';
import { Failure } from '../../machines/service/failures.ts';
import { pathOf } from '../../machines/service/pathOf.ts';
import { readFailure } from '../../machines/service/readFailure.ts';

export interface UploadRequest {
  readonly service: ClaimService;
  readonly claimRequestUuid: string;
  readonly file: File;
  readonly documentType?: string | undefined;
}

interface UploadOptions {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Takes a file of a claim and where to tell the share that is uploaded (0 to 1); gives the stored document. Rejects with a Failure;
 * GCL-FE-0005 where the connection broke. XMLHttpRequest, because fetch tells nothing of what is still on its way up.
 */
export const uploadFile = (request: UploadRequest, options: UploadOptions): Promise<ClaimDocument> =>
  new Promise((resolve, reject) => {
    const upload = new XMLHttpRequest();
    upload.open('POST', pathOf(calls.uploadDocument.path, { ...identify(request) }));
    upload.setRequestHeader('x-requested-with', 'XMLHttpRequest');
    upload.responseType = 'json';
    upload.upload.addEventListener('progress', (event) => options.onProgress(event.loaded / event.total));
    upload.addEventListener('load', () => {
      const read = z.safeParse(ClaimDocument, upload.response);
      if (upload.status < 300 && read.success) resolve(read.data);
      else reject(readFailure(upload.response, upload.status));
    });
    upload.addEventListener('error', () => reject(new Failure('GCL-FE-0005', { params: named(request) })));
    upload.addEventListener('abort', () => reject(new Failure('AJAX_ABORTED')));
    options.signal.addEventListener('abort', () => upload.abort());
    upload.send(formOf(request));
  });

const identify = ({ service, claimRequestUuid }: UploadRequest) => ({ service, claimRequestUuid });
const named = ({ file }: UploadRequest) => ({ name: file.name });

const formOf = ({ file, documentType }: UploadRequest): FormData => {
  const form = new FormData();
  if (documentType !== undefined) form.append('documentType', documentType);
  form.append('file', file);
  return form;
};
