import { fileTypeFromBuffer } from 'file-type';
import { hasAcceptedType } from '#machines/claim/checks/fileName.ts';
import { Failure } from '#machines/calls/failures.ts';
import { isEncryptedOffice, isEncryptedPdf, mayRunMacros } from './encrypted.ts';
import { extensionOf, extensionsOf, isArchive } from './fileKinds.ts';
import { inspectBundle, inspectDocument, isArchiveBehind, type ContentRules } from './inspectArchive.ts';

/** Kinds that are archives themselves. */
const packed = new Set(['zip', 'docx', 'xlsx']);

/**
 * The MIME type found in a file, or in a file of an archive, after checking what it holds: type, encryption, macros, what is packed
 * in it.
 *
 * @throws Failure 245000033 and 40, 37 in their place inside of an archive, 28, 31, 36, 38, 39
 */
export async function inspectContent(
  { name, content }: { readonly name: string; readonly content: Buffer },
  rules: ContentRules,
): Promise<string> {
  const type = await fileTypeFromBuffer(content);
  const kind = type?.ext ?? '';
  if (rules.isInside && isArchive(kind)) throw new Failure('245000036');
  if (kind === 'cfb' && isEncryptedOffice(content)) throw new Failure('245000039');
  const isListed = !rules.isInside || hasAcceptedType(name, rules.accepted);
  if (type === undefined || !isListed || !extensionsOf[kind]?.includes(extensionOf(name))) {
    throw new Failure(rules.isInside ? '245000037' : '245000033');
  }
  if (kind === 'cfb' && mayRunMacros(content)) throw new Failure(rules.isInside ? '245000037' : '245000040');
  if (kind === 'pdf' && isEncryptedPdf(content)) throw new Failure('245000039');
  if (!packed.has(kind) && isArchiveBehind(content))
    throw new Failure(rules.isInside ? '245000036' : '245000033');
  if (kind === 'zip') await inspectBundle(content, rules, inspectContent);
  if (kind === 'docx' || kind === 'xlsx') await inspectDocument(content, rules);
  return type.mime;
}
