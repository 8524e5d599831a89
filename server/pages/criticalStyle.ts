import { PurgeCSS } from 'purgecss';

/**
 * The rules of style sheets that something in the HTML answers to. Fonts stay with the sheets: the text paints in that of the
 * system, and nothing competes with what can answer a press.
 */
export async function criticalStyle(html: string, sheets: readonly string[]): Promise<string> {
  const purged = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${html}</body></html>`, extension: 'html' }],
    css: sheets.map((raw) => ({ raw })),
    keyframes: true,
    // What the document says of itself, before and after its script is there.
    safelist: { standard: ['html', 'body', 'aria-busy', 'data-wheel'] },
  });
  return purged
    .map(({ css }) => css)
    .join('')
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '');
}
