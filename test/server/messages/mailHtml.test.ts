import { expect, test } from 'vitest';
import { mailHtml } from '#server/messages/mailHtml.ts';

test('an e-mail as HTML says the words of its text below our name, with links, and fetches nothing', () => {
  const text = [
    'Dobrý den,',
    'číslo je 1 & 2 <b>.',
    'Tady: https://claims.example/stav?a=1&b=2#kk-K_.\nOtevře se kódem.',
  ].join('\n\n');
  expect(mailHtml({ subject: 'Kód "A"', text, language: 'cs' }, 'Hláska')).toBe(`<!doctype html>
<html lang="cs">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Kód &quot;A&quot;</title></head>
<body style="margin:0 auto;padding:24px 16px;max-width:600px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">
<div role="article" aria-label="Kód &quot;A&quot;" lang="cs">
<p style="font-weight:700">Hláska</p>
<p>Dobrý den,</p>
<p>číslo je 1 &amp; 2 &lt;b&gt;.</p>
<p>Tady: <a href="https://claims.example/stav?a=1&amp;b=2#kk-K_">https://claims.example/stav?a=1&amp;b=2#kk-K_</a>.<br>Otevře se kódem.</p>
</div>
</body>
</html>
`);
});

test('one in a language that nobody knows says none', () => {
  const html = mailHtml({ subject: 'Kód', text: 'Kód je 123456.' }, 'Hláska');
  expect(html).toContain('<html>\n');
  expect(html).toContain('<div role="article" aria-label="Kód">');
});
