/** What a browser draws without running anything; the rest is bytes to it. */
const drawn = new Set(['image/jpeg', 'image/bmp', 'image/tiff', 'application/pdf']);

interface SentFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** MIME type found in the content. */
  readonly type: string;
}

/** The headers of a file that is sent to be kept and never to be opened in place: what it may hold must not act as a page of ours. */
export const headersOf = ({ name, size, type }: SentFile): Readonly<Record<string, string | number>> => ({
  'content-type': drawn.has(type) ? type : 'application/octet-stream',
  'content-length': size,
  'content-disposition': keptAs(name),
  'content-security-policy': "default-src 'none'; sandbox",
});

/** To be kept under a name of any letters; the plain one beside it is for those who read no other (RFC 6266, RFC 8187). */
function keptAs(name: string): string {
  const plain = name.replaceAll(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
