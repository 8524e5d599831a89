import { getDocumentProxy } from 'unpdf';

export interface ReadPdf {
  readonly text: string;
  readonly title: unknown;
  readonly language: unknown;
  /** Roles of the tags in the order a screen reader meets them. */
  readonly roles: readonly string[];
}

/** Reads a PDF as a reader of the screen does: its text, title, language and tags. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
  const lines: string[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    lines.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
    roles.push(...rolesIn(await page.getStructTree()));
  }
  const { info } = await document.getMetadata();
  const told = new Map(Object.entries(info));
  await document.cleanup();
  return { text: lines.join('\n'), title: told.get('Title'), language: told.get('Language'), roles };
}

function rolesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const role = 'role' in node && typeof node.role === 'string' ? [node.role] : [];
  const children: unknown[] = 'children' in node && Array.isArray(node.children) ? node.children : [];
  return [...role, ...children.flatMap(rolesIn)];
}
