import { PurgeCSS } from 'purgecss';

/**
 * The rules of style sheets that something in the HTML answers to. Fonts stay with the sheets: the text paints in that of the
 * system, and nothing competes with what can answer a press. Nor are they named: for every size and weight a browser would look for
 * them among the fonts of the system before it paints.
 */
export async function criticalStyle(html: string, sheets: readonly string[]): Promise<string> {
  const purged = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${html}</body></html>`, extension: 'html' }],
    css: sheets.map((raw) => ({ raw })),
    keyframes: true,
    // What the document says of itself, before and after its script is there.
    safelist: { standard: ['html', 'body', 'aria-busy', 'data-wheel'] },
  });
  const style = purged.map(({ css }) => css).join('');
  const names = new Set([...style.matchAll(fontFace)].flatMap(([, name]) => name ?? []));
  return [...names].reduce(
    (left, name) => left.replaceAll(new RegExp(`(["']?)${name}\\1\\s*,\\s*`, 'g'), ''),
    style.replaceAll(fontFace, ''),
  );
}

/** A font that comes with the sheets, and its name. */
const fontFace = /@font-face\s*\{[^}]*?font-family:\s*["']?([^;"']+)["']?[^}]*\}/g;
