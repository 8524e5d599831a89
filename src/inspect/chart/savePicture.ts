import { saveFile } from '#src/layout/saveFile.ts';
import type { Size } from './view.ts';

interface Picture {
  readonly svg: SVGSVGElement;
  readonly size: Size;
  readonly name: string;
  /** The text below the chart, line by line: what its boxes and numbers mean. */
  readonly legend: readonly string[];
}

const margin = 24;
const head = 48;
const line = 20;
const drawn = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-weight',
  'font-family',
  'opacity',
];

/** Saves a drawn chart as an SVG file, in the colours it is seen in. */
export const saveSvg = (picture: Picture | null): void => {
  if (picture) saveFile(new Blob([standalone(picture)], { type: 'image/svg+xml' }), `${picture.name}.svg`);
};

/** Saves a drawn chart as a PNG file, twice as large as its own pixels. Rejects where the browser cannot draw it. */
export const savePng = async (picture: Picture | null): Promise<void> => {
  if (!picture) return;
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([standalone(picture)], { type: 'image/svg+xml' }));
  await image.decode();
  // A canvas has a largest size, and a long chart would pass it.
  const scale = Math.min(2, 12_000 / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = image.width * scale;
  canvas.height = image.height * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  canvas.toBlob((blob) => blob && saveFile(blob, `${picture.name}.png`), 'image/png');
};

/** The whole chart with its styles included, whatever part of it is on the screen. */
const standalone = ({ svg, size, name, legend }: Picture): string => {
  const copy = document.importNode(svg, true);
  const copies = [...copy.querySelectorAll('*')];
  [...svg.querySelectorAll('*')].forEach((element, at) => {
    const styles = getComputedStyle(element);
    for (const property of drawn) copies[at]?.setAttribute(property, styles.getPropertyValue(property));
  });
  const width = Math.max(size.width, 480) + 2 * margin;
  const height = head + size.height + legend.length * line + 2 * margin;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('viewBox', `${-margin} ${-margin - head} ${width} ${height}`);
  copy.querySelector('g')?.removeAttribute('transform');
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries({ x: -margin, y: -margin - head, width, height }))
    paper.setAttribute(name, String(value));
  paper.setAttribute('fill', getComputedStyle(svg).backgroundColor);
  copy.prepend(paper);
  const { color } = getComputedStyle(svg);
  copy.append(
    textOf(name, { y: -head / 2, size: 24, color }),
    ...legend.map((words, at) => textOf(words, { y: size.height + (at + 1) * line, size: 14, color })),
  );
  return new XMLSerializer().serializeToString(copy);
};

const textOf = (words: string, { y, size, color }: { y: number; size: number; color: string }) => {
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  for (const [name, value] of Object.entries({
    x: 0,
    y,
    'font-size': size,
    'font-family': 'sans-serif',
    fill: color,
  }))
    text.setAttribute(name, String(value));
  text.textContent = words;
  return text;
};
