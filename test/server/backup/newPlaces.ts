import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { onTestFinished } from 'vitest';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { openDatabase, parsers, type Database } from '#server/store/database.ts';
import type { Begun } from '#test/server/drafts.ts';
import { pdf } from '#test/server/files.ts';
import { multipart } from '#test/server/multipart.ts';

/** A folder that goes with the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The folder of a backup in it. */
export const newBackup = async (): Promise<string> => join(await newFolder(), 'backup');

/** An embedded database as the command that restores makes it: nobody is in it. */
export const newEmbedded = async (): Promise<Database> =>
  openDatabase({ engine: await PGlite.create({ parsers }), seeds: false });

/** Uploads a PDF to a report and gives its id. */
export async function upload({ reporter, params }: Begun, text: string): Promise<string> {
  const { body } = await reporter.send({
    method: 'POST',
    url: pathOf(calls.uploadDocument.path, params),
    ...multipart({ name: `${text}.pdf`, content: pdf(text), documentType: 'DAMAGE_PHOTO' }),
  });
  return calls.uploadDocument.answer.parse(body).documentId;
}
