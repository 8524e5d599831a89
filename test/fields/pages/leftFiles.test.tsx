import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ClaimFile } from '#src/uploads/uploadContext.ts';
import { givenPage } from './givenPage.tsx';

const accident: ClaimDetail = { claimType: 'car', eventKinds: ['HAVNEHODA'] };

const file = (name: string, state: ClaimFile['state'], failure?: ClaimFile['failure']): ClaimFile => ({
  id: name,
  name,
  size: 1024,
  state,
  progress: 0.5,
  documentType: 'DAMAGE_PHOTO',
  failure,
});

const files = [
  file('tady.jpg', 'uploaded'),
  file('nahrava.jpg', 'uploading'),
  file('pad.jpg', 'failed', { code: '0' }),
  file('velky.jpg', 'failed', { code: 'GCL-FE-0003', params: { name: 'velky.jpg', fileLimit: 10 } }),
  file('zrusen.jpg', 'cancelled'),
];

describe.each(['summary', 'finalised'])('on %s', (code) => {
  test('files that are not with the report are told with their reason, and can be tried again', async () => {
    const { asked, user } = await givenPage({ code, claim: accident, files });
    const left = screen.getByText('3 soubory se nenahrály').parentElement;
    if (!left) throw new Error('Nobody is told of the files.');
    const rows = within(left)
      .getAllByRole('listitem')
      .map((row) => row.querySelectorAll('p'))
      .map(([name, state]) => [name?.textContent, state?.textContent]);
    expect(rows).toEqual([
      ['pad.jpg', 'Soubor pad.jpg se nepodařilo nahrát, zkuste to prosím znovu.'],
      ['velky.jpg', 'Soubor velky.jpg má více než 10 MB, zmenšete ho prosím.'],
      ['zrusen.jpg', 'Nahrávání jste zrušili'],
    ]);
    await user.click(within(left).getByRole('button', { name: 'Nahrát znovu: pad.jpg' }));
    await user.click(within(left).getByRole('button', { name: 'Nahrát znovu: zrusen.jpg' }));
    await user.click(within(left).getByRole('button', { name: 'Odebrat: velky.jpg' }));
    expect(within(left).queryByRole('button', { name: 'Nahrát znovu: velky.jpg' })).toBeNull();
    expect(asked).toEqual([
      ['retry', 'pad.jpg'],
      ['retry', 'zrusen.jpg'],
      ['remove', 'velky.jpg'],
    ]);
  });

  test('files on their way show how far they are', async () => {
    await givenPage({ code, claim: accident, files });
    screen.getByText('Tyto soubory se ještě nahrávají');
    screen.getByRole('progressbar', { name: 'nahrava.jpg' });
  });

  test('files that nobody could check yet are told as received, with what the reporter need not do', async () => {
    await givenPage({
      code,
      claim: accident,
      files: [file('tady.jpg', 'uploaded'), file('a.jpg', 'checking'), file('b.jpg', 'checking')],
    });
    screen.getByText('2 soubory ještě kontrolujeme');
    screen.getByText(
      'Už je máme, jen se zdržela antivirová kontrola. Čekat nemusíte, dokončíme ji sami. Kdyby něco nebylo v pořádku, uvidíte to tady.',
    );
    const listed = [...document.querySelectorAll('li')]
      .map(({ textContent }) => textContent)
      .filter((text) => /^(tady|a|b)\.jpg/.test(text));
    expect(listed).toEqual([
      'tady.jpg',
      'a.jpgPřijato, ještě kontrolujeme',
      'b.jpgPřijato, ještě kontrolujeme',
    ]);
  });

  test('another file is chosen in the place of one that turned out to be infected', async () => {
    const infected = { ...file('nakazeny.pdf', 'failed', { code: '245000031' }), wasFoundBad: true };
    const { asked, user } = await givenPage({ code, claim: accident, files: [infected] });
    screen.getByText('V souboru jsme našli škodlivý kód, nahrajte prosím jiný.');
    const other = new File(['x'], 'cisty.pdf', { type: 'application/pdf' });
    const button = screen.getByRole('button', { name: 'Vybrat jiný soubor místo nakazeny.pdf' });
    const input = button.parentElement?.querySelector('input');
    if (!input) throw new Error('Nothing can be chosen.');
    await user.upload(input, other);
    expect(asked).toEqual([
      ['add', [other], 'DAMAGE_PHOTO'],
      ['remove', 'nakazeny.pdf'],
    ]);
  });

  test('nothing is said where every file has arrived', async () => {
    await givenPage({ code, claim: accident, files: files.slice(0, 1) });
    expect(screen.queryByText(/u nás nejsou|se ještě nahrávají/)).toBeNull();
  });
});
