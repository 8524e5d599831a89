import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import type { Queries, Store } from '#server/store/tables.ts';
import { transact } from '#server/store/transact.ts';
import { describeReport, type ExportedFile } from './describeReport.ts';
import { findReports, type SubjectReport } from './findReports.ts';
import { drawOverview, type Drawing } from './drawOverview.ts';
import {
  checkActing,
  notePersonAct,
  outcomeOf,
  type Acting,
  type PersonAct,
  type ReportOutcome,
} from './personActs.ts';
import type { SubjectKey } from './subjectKey.ts';

interface Exporting extends Store, Drawing {
  readonly documents: DocumentStore;
}

/** What the overview is called, in the folder and in the ZIP. */
export const overviewName = 'prehled.html';

/** What is given out: its text, its overview, and the files beside it. */
export interface PersonExport {
  readonly text: string;
  /** The same for people, as an HTML page. */
  readonly overview: string;
  readonly files: readonly ExportedFile[];
}

/**
 * Writes what the service keeps of a data subject into a new folder: `export.json` with every report of theirs, `prehled.html` for them to
 * read, their files, and the PDF of what they sent. Of reports of others it tells none. Source: GDPR art. 15 and 20.
 *
 * @throws Error where the folder is there already, nobody else has approved it or no reason is given
 */
export async function exportPerson(
  { db, now, documents, ...drawing }: Exporting,
  key: SubjectKey,
  { acting, folder }: { readonly acting: Acting; readonly folder: string },
): Promise<readonly ReportOutcome[]> {
  checkActing(acting);
  await mkdir(folder, { mode: 0o700 });
  await Promise.all(['documents', 'reports'].map((name) => mkdir(join(folder, name), { mode: 0o700 })));
  const { outcomes, exported } = await transact(db, async (trx) => {
    const at = now();
    const { own, others } = await findReports(trx, key);
    const all = [
      ...own.map((report) => outcomeOf(report)),
      ...others.map((report) => outcomeOf(report, 'OF_ANOTHER_REPORTER')),
    ];
    await notePersonAct(trx, { ...acting, act: 'EXPORT', foundBy: key.kind, at, outcomes: all });
    return {
      outcomes: all,
      exported: await describeReports(trx, own, { ...drawing, foundBy: key.kind, at }),
    };
  });
  for (const { id, path } of exported.files)
    await pipeline(await documents.read(id), createWriteStream(join(folder, path), { mode: 0o600 }));
  await writeFile(join(folder, overviewName), exported.overview, { mode: 0o600 });
  await writeFile(join(folder, 'export.json'), exported.text, { mode: 0o600 });
  return outcomes;
}

/** What is given out of reports, each as it is now. */
export async function describeReports(
  trx: Queries,
  reports: readonly SubjectReport[],
  { foundBy, at, ...drawing }: Drawing & Pick<PersonAct, 'foundBy' | 'at'>,
): Promise<PersonExport> {
  const written = [];
  for (const report of reports) written.push({ report, ...(await describeReport(trx, report)) });
  const text = {
    exportVersion: 1,
    madeAt: at.toISOString(),
    foundBy,
    reports: written.map(({ given }) => given),
    notIncluded: [
      { what: 'Reports of others, where they name this person', why: 'They are of other reporters.' },
      { what: 'Registers of the insurer', why: 'Their keeper answers for them.' },
    ],
  };
  return {
    text: `${JSON.stringify(text, null, 2)}\n`,
    overview: await drawOverview(drawing, written, at),
    files: written.flatMap(({ files }) => files),
  };
}
