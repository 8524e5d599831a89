interface Part {
  readonly name: string;
  readonly content: Buffer;
  readonly documentType?: string;
}

const boundary = 'boundary-of-the-test';

/** A multipart request with at most one file, as a browser writes it. */
export function multipart(part?: Part): { body: Buffer; headers: Record<string, string> } {
  const pieces: (string | Buffer)[] = [];
  if (part?.documentType !== undefined) {
    pieces.push(
      `--${boundary}\r\ncontent-disposition: form-data; name="documentType"\r\n\r\n${part.documentType}\r\n`,
    );
  }
  if (part) {
    pieces.push(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${part.name}"\r\n`,
      'content-type: application/octet-stream\r\n\r\n',
      part.content,
      '\r\n',
    );
  }
  pieces.push(`--${boundary}--\r\n`);
  return {
    body: Buffer.concat(pieces.map((piece) => Buffer.from(piece))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
