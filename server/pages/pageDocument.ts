import { createHash } from 'node:crypto';
import { compressed } from './compressed.ts';

/** A document that is ready to be sent. */
export interface PageDocument {
  /** Its bytes by content encoding. */
  readonly bytes: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
  readonly etag: string;
  /** What the content security policy lets pass because it is written into the document. */
  readonly hashes: { readonly style: string; readonly script: string };
}

interface Parts {
  /** The page of the build that the others are put into. */
  readonly template: string;
  readonly language: string;
  readonly title: string;
  readonly html: string;
  /** What a browser without scripts shows, as HTML. */
  readonly noScript: string;
  readonly style: string;
  /** The script that keeps what is pressed early. */
  readonly early: string;
  /** What the document brings along, as JSON, and the id of the element that holds it. */
  readonly bootstrap: { readonly id: string; readonly json: string };
}

/** Puts a document together and compresses it once. */
export async function pageDocument(parts: Parts): Promise<PageDocument> {
  const raw = Buffer.from(written(parts));
  return {
    bytes: { ...(await compressed(raw)), identity: raw },
    etag: `"${createHash('sha256').update(raw).digest('base64url')}"`,
    hashes: { style: hashOf(parts.style), script: hashOf(parts.early) },
  };
}

function written({ template, language, title, html, noScript, style, early, bootstrap }: Parts): string {
  // Nothing in the data may end the element it stands in.
  const data = bootstrap.json.replaceAll('<', String.raw`\u003c`);
  return (
    template
      .replace('<html lang="cs">', `<html lang="${language}">`)
      .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
      .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
      .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
      // The page is painted once, when all that is read and pressed is there: two paints cost a slow phone twice the layout.
      .replace(
        '</head>',
        () => `<link rel="expect" href="#content" blocking="render" /><style>${style}</style></head>`,
      )
      .replace(
        /<div id="root">.*<\/div>(?=\s*<noscript>)/s,
        () =>
          `<script>${early}</script><div id="root">${html}</div>` +
          `<script type="application/json" id="${bootstrap.id}">${data}</script>`,
      )
      .replace(/(?<=<noscript>\s*<p>).*?(?=<\/p>)/s, () => noScript)
      .replaceAll(/\n\s*/g, '\n')
  );
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
