import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Failure, type FailureCode } from '#machines/calls/failures.ts';
import { createGate } from './gate.ts';
import type { IncomingFile } from './content/inspectFile.ts';

/** What a thread is asked to look into. */
export interface Inspection {
  readonly file: IncomingFile;
  readonly accepted: readonly string[];
  readonly clamd: string | undefined;
}

/** The MIME type of a file in which nothing was found, and whether the virus scanner has seen it or was away. */
export interface Passed {
  readonly type: string;
  readonly isScanned: boolean;
}

/** What was found, or the failure. */
export type Inspected = Passed | { readonly code: FailureCode; readonly status: number };

export interface Inspector {
  /** What a file that may be kept is; one that no scanner has seen must be looked into again. @throws Failure like inspectFile */
  inspect(file: IncomingFile): Promise<Passed>;
  close(): Promise<void>;
}

interface InspectorOptions {
  readonly accepted: readonly string[];
  readonly clamd: string | undefined;
  /** Milliseconds that one file may take. */
  readonly timeout?: number;
}

const threads = 2;
const patience = 60_000;
const memory = { maxOldGenerationSizeMb: 256 };

/** Looks into files on threads of its own, two at once; one that takes too long or too much memory is refused. */
export function createInspector({ accepted, clamd, timeout = patience }: InspectorOptions): Inspector {
  const gate = createGate({ atOnce: threads, waiting: 400 });
  const idle: Worker[] = [];

  const ask = async (file: IncomingFile): Promise<Inspected> => {
    const worker =
      idle.pop() ??
      new Worker(new URL('./content/inspectWorker.ts', import.meta.url), { resourceLimits: memory });
    const inspection: Inspection = { file: plain(file), accepted, clamd };
    worker.ref();
    try {
      worker.postMessage(inspection, []);
      const [inspected] = await once(worker, 'message', { signal: AbortSignal.timeout(timeout) });
      worker.unref();
      idle.push(worker);
      return inspected;
    } catch (cause) {
      await worker.terminate();
      throw new Failure('245000028', { cause });
    }
  };

  return {
    inspect: (file) =>
      gate('', async () => {
        const inspected = await ask(file);
        if ('type' in inspected) return inspected;
        throw new Failure(inspected.code, { status: inspected.status });
      }),
    close: async () => {
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
    },
  };
}

const plain = ({ path, name, size }: IncomingFile): IncomingFile => ({ path, name, size });
