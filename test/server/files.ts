/** A small PDF that says what it is told, filled up to a size. */
export function pdf(text: string, size = 0): Buffer {
  const start = Buffer.from(`%PDF-1.7\n% ${text}\n1 0 obj\n<< /Type /Catalog >>\nendobj\n`);
  const end = Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n');
  const filling = Buffer.alloc(Math.max(0, size - start.length - end.length), ' ');
  return Buffer.concat([start, filling, end]);
}
