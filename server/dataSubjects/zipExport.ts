import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { DocumentStore } from '#server/documents/documentStore.ts';
import { overviewName, type PersonExport } from './exportPerson.ts';

/**
 * What is given out of a person as one ZIP file, written while it is read: a file of theirs is opened once the one before it is through.
 * Ends with an error where one of them cannot be read, so that nobody takes a part for the whole.
 */
export function zipExport(
  { text, overview, files }: PersonExport,
  { documents, at }: { readonly documents: Pick<DocumentStore, 'read'>; readonly at: Date },
): Readable {
  const zip = new ZipFile();
  const written = new PassThrough();
  let current: Readable | undefined;
  zip.on('error', (error: Error) => written.destroy(error));
  // Who stops downloading leaves no file open.
  written.once('close', () => current?.destroy());
  zip.addBuffer(Buffer.from(text), 'export.json', { mtime: at });
  zip.addBuffer(Buffer.from(overview), overviewName, { mtime: at });
  for (const { id, path } of files)
    // Pictures and PDFs are as small as they get.
    zip.addReadStreamLazy(path, { mtime: at, compress: false }, (opened) => {
      documents.read(id).then(
        (content) => {
          current = content;
          content.once('error', (error) => written.destroy(error));
          return opened(null, content);
        },
        (error: unknown) => opened(error, Readable.from([])),
      );
    });
  zip.end();
  zip.outputStream.pipe(written);
  return written;
}
