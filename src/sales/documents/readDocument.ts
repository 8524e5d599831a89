import { Failure } from '#machines/calls/failures.ts';
import type { DocumentAsked } from '#machines/sales/documents/documentMachine.ts';
import { reportCalls } from '#machines/service/sales/reportCalls.ts';
import { heardBy } from '#src/sales/heardBy.ts';
import type { ShellActor } from '#src/sales/shellActor.ts';
import type { Client } from '#src/service/client.ts';

interface Around {
  readonly client: Client;
  readonly shell: ShellActor;
}

/** The content of a file of a report, as what it was found to be. Rejects with a Failure. */
export const readDocument = async (
  { client, shell }: Around,
  { report, reason, file }: DocumentAsked,
  signal: AbortSignal,
): Promise<Blob> => {
  const content = await heardBy(shell)(
    client.call(reportCalls.readReportFile, {
      params: { report, document: file.documentId },
      body: { reason },
      signal,
    }),
  );
  if (content instanceof Blob) return content;
  throw new Failure('internal-server-error', { cause: new TypeError('The answer is no file.') });
};
