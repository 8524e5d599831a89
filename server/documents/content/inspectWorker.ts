import { parentPort } from 'node:worker_threads';
import { Failure } from '#machines/calls/failures.ts';
import { inspectFile } from './inspectFile.ts';
import type { Inspected, Inspection, Passed } from '../inspector.ts';
import { isScannerAway, scanWith } from '../scan.ts';

// Looks into files on a thread of its own: unpacking and searching them would hold up every other call.
parentPort?.on('message', (inspection: Inspection) => {
  void inspect(inspection).then((inspected) => parentPort?.postMessage(inspected, []));
});

async function inspect({ file, accepted, clamd }: Inspection): Promise<Inspected> {
  try {
    return await pass({ file, accepted, clamd });
  } catch (error) {
    return error instanceof Failure
      ? { code: error.code, status: error.status }
      : { code: '245000000', status: 500 };
  }
}

// Without the scanner everything else is still looked at, and the file waits for the rest.
async function pass({ file, accepted, clamd }: Inspection): Promise<Passed> {
  try {
    return { type: await inspectFile(file, { accepted, scan: scanWith(clamd) }), isScanned: true };
  } catch (error) {
    if (!isScannerAway(error)) throw error;
    return { type: await inspectFile(file, { accepted, scan: scanWith(undefined) }), isScanned: false };
  }
}
