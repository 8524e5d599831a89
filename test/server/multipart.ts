interface Part {
  readonly name: string;
  readonly content: Buffer;
  readonly documentType?: string;
}

const boundary = 'boundary-of-the-test';

/** A multipart request with the files, as a browser writes it. */
export function multipart(...parts: readonly Part[]): { body: Buffer; headers: Record<string, string> } {
  const pieces = parts.flatMap(piecesOf);
  pieces.push(`--${boundary}--\r\n`);
  return {
    body: Buffer.concat(pieces.map((piece) => Buffer.from(piece))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

const piecesOf = ({ name, content, documentType }: Part): (string | Buffer)[] => [
  ...(documentType === undefined
    ? []
    : [`--${boundary}\r\ncontent-disposition: form-data; name="documentType"\r\n\r\n${documentType}\r\n`]),
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n`,
  'content-type: application/octet-stream\r\n\r\n',
  content,
  '\r\n',
];
