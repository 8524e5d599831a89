import { escapeHtml } from '#machines/claim/writing/escapeHtml.ts';
import type { Message } from './message.ts';

const body =
  'margin:0 auto;padding:24px 16px;max-width:600px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere';

/**
 * An e-mail as HTML: the words of its text below the name of who sends it, its addresses as links. It shows no picture, fetches nothing, and
 * is read in light and in dark.
 */
export function mailHtml({ subject, text, language }: Omit<Message, 'to'>, brand: string): string {
  const lang = language === undefined ? '' : ` lang="${language}"`;
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${linked(escapeHtml(paragraph)).replaceAll('\n', '<br>')}</p>`);
  return [
    `<!doctype html>`,
    `<html${lang}>`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${body}">`,
    // Clients take the text out of its document, and its language with it.
    `<div role="article" aria-label="${escapeHtml(subject)}"${lang}>`,
    `<p style="font-weight:700">${escapeHtml(brand)}</p>`,
    ...paragraphs,
    `</div>`,
    `</body>`,
    `</html>`,
    '',
  ].join('\n');
}

const linked = (text: string): string =>
  text.replaceAll(/https?:\/\/\S*[^\s.,)]/g, (address) => `<a href="${address}">${address}</a>`);
