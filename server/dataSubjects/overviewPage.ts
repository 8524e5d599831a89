import type { Language } from '#machines/service/configuration.ts';
import { escapeHtml } from '#machines/claim/writing/escapeHtml.ts';

/** A line that may lead to a file beside the page. */
export interface OverviewLine {
  readonly text: string;
  readonly file?: string | undefined;
}

/** A part of a report under its heading: questions with answers, lines, or parts of its own. */
export interface OverviewPart {
  readonly title: string;
  readonly rows?: readonly { readonly label: string; readonly value: string }[] | undefined;
  readonly lines?: readonly OverviewLine[] | undefined;
  readonly parts?: readonly OverviewPart[] | undefined;
}

/** What is kept of a person, in words. */
export interface Overview {
  readonly language: Language;
  readonly title: string;
  readonly lead: string;
  readonly contents: string;
  readonly parts: readonly OverviewPart[];
}

const style = `:root{color-scheme:light dark}body{margin:0 auto;max-width:46rem;padding:1.5rem 1rem 4rem;font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}h1,h2,h3,h4{line-height:1.25}h2{margin-top:3rem;border-top:2px solid;padding-top:1.5rem}dl{margin:0}dt{margin-top:.75rem;font-weight:600}dd{margin:0;white-space:pre-line}ul{padding-inline-start:1.25rem}li{margin-block:.35rem}@media print{h2{break-before:page}}`;

/** The overview as one page: headings by level, lists, links to the files beside it; nothing is run and nothing fetched. */
export function overviewPage({ language, title, lead, contents, parts }: Overview): string {
  const links = parts.map((part, at) => `<li><a href="#part-${at + 1}">${escapeHtml(part.title)}</a></li>`);
  const body = parts.map(
    (part, at) =>
      `<section aria-labelledby="part-${at + 1}">${headed(2, part, ` id="part-${at + 1}"`)}</section>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(lead)}</p>
<nav aria-label="${escapeHtml(contents)}"><ul>${links.join('')}</ul></nav>
${body.join('\n')}
</main>
</body>
</html>
`;
}

const headed = (level: number, { title, rows = [], lines = [], parts = [] }: OverviewPart, id = ''): string =>
  [
    `<h${level}${id}>${escapeHtml(title)}</h${level}>`,
    ...(rows.length > 0 ? [`<dl>${rows.map(row).join('')}</dl>`] : []),
    ...(lines.length > 0 ? [`<ul>${lines.map(line).join('')}</ul>`] : []),
    ...parts.map((part) => headed(level + 1, part)),
  ].join('\n');

const row = ({ label, value }: { readonly label: string; readonly value: string }): string =>
  `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`;

const line = ({ text, file }: OverviewLine): string =>
  file === undefined
    ? `<li>${escapeHtml(text)}</li>`
    : `<li><a href="${escapeHtml(file)}">${escapeHtml(text)}</a></li>`;
