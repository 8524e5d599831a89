import { createRequire } from 'node:module';
import type PdfDocument from 'pdfkit';
import type { PreviewSection, PreviewText } from './previewText.ts';

const require = createRequire(import.meta.url);
const fonts = {
  text: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

const margin = 56;
const labelWidth = 170;
const gap = 14;
const [ink, soft, line] = ['#1b1f24', '#5a6370', '#d5dae0'];

type Doc = InstanceType<typeof PdfDocument>;
type Row = PreviewSection['rows'][number];

interface Frame {
  readonly lang: string;
  /** The line below each page that says which page it is and of how many. */
  readonly pageText: (page: number, pages: number) => string;
}

/**
 * A claim on A4 pages, tagged for screen readers (PDF/UA): headings, a list of questions and answers per page of the form,
 * letters of every European language.
 */
export async function previewPdf(text: PreviewText, { lang, pageText }: Frame): Promise<Buffer> {
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margin,
    lang,
    font: fonts.text,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: text.title },
  };
  // Thirteen megabytes that a service without a sent claim does not need.
  const { default: Document } = await import('pdfkit');
  // The types do not know this subset yet.
  const doc = new Document(Object.assign(options, { subset: 'PDF/UA' }));
  const done = bytesOf(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  root.add(
    doc.struct('H1', {}, () => void doc.font(fonts.bold).fontSize(20).fillColor(ink).text(text.title)),
  );
  doc.y += 4;
  root.add(doc.struct('P', {}, () => void doc.font(fonts.text).fontSize(10).fillColor(soft).text(text.lead)));
  for (const section of text.sections) writeSection(doc, root, section);
  root.end();
  writeFooters(doc, pageText);
  doc.end();
  return done;
}

function writeSection(doc: Doc, root: PDFKit.PDFStructureElement, { title, rows }: PreviewSection): void {
  const [first] = rows;
  makeRoom(doc, 50 + (first ? heightOf(doc, first) : 0));
  doc.y += 20;
  root.add(
    doc.struct(
      'H2',
      {},
      () => void doc.font(fonts.bold).fontSize(13).fillColor(ink).text(title, margin, doc.y),
    ),
  );
  doc.y += 4;
  const list = doc.struct('L');
  root.add(list);
  for (const row of rows) writeRow(doc, list, row);
  list.end();
}

function writeRow(doc: Doc, list: PDFKit.PDFStructureElement, row: Row): void {
  const height = heightOf(doc, row);
  makeRoom(doc, height);
  const { y } = doc;
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(margin, y)
    .lineTo(doc.page.width - margin, y)
    .lineWidth(0.5)
    .stroke(line);
  doc.endMarkedContent();
  const label = doc.struct('Lbl', {}, () => {
    doc
      .font(fonts.text)
      .fontSize(9)
      .fillColor(soft)
      .text(row.label, margin, y + 5, { width: labelWidth });
  });
  const value = doc.struct('LBody', {}, () => {
    doc.font(fonts.text).fontSize(10).fillColor(ink);
    doc.text(row.value, margin + labelWidth + gap, y + 4, { width: valueWidth(doc) });
  });
  list.add(doc.struct('LI', {}, [label, value]));
  // An answer longer than a page has moved on to the next by itself.
  if (doc.y >= y) doc.y = Math.max(doc.y, y + height);
}

const valueWidth = (doc: Doc): number => doc.page.width - 2 * margin - labelWidth - gap;

function heightOf(doc: Doc, { label, value }: Row): number {
  const labelHeight = doc.font(fonts.text).fontSize(9).heightOfString(label, { width: labelWidth });
  const valueHeight = doc.fontSize(10).heightOfString(value, { width: valueWidth(doc) });
  return Math.max(labelHeight, valueHeight) + 9;
}

const bottomOf = (doc: Doc): number => doc.page.height - margin;

function makeRoom(doc: Doc, height: number): void {
  const isTall = height > bottomOf(doc) - margin;
  if (!isTall && doc.y + height > bottomOf(doc)) doc.addPage();
}

function writeFooters(doc: Doc, pageText: Frame['pageText']): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // A text in the margin would begin a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    doc.font(fonts.text).fontSize(8).fillColor(soft);
    doc.text(pageText(page + 1, count), margin, doc.page.height - margin + 20, { align: 'right' });
    doc.endMarkedContent();
  }
}

async function bytesOf(doc: Doc): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of doc) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
