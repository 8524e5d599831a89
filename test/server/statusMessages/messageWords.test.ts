import { describe, expect, test } from 'vitest';
import { Language } from '#machines/service/configuration.ts';
import { ClaimHeadline, type ClaimProgress } from '#machines/service/sent/claimProgress.ts';
import { messageWords } from '#server/statusMessages/messageWords.ts';

const link = `https://hlaseni.vzorova.cz/hlaseni/nonlife/liability/stav#${'k'.repeat(22)}`;
const given = { claimNumber: '2026LIF00000042', link, hotline: '+420 800 000 000' };
const progressIn = (headline: ClaimHeadline): ClaimProgress => ({
  headline,
  at: '2026-11-24T09:00:00.000Z',
  by: '2026-12-30',
  asks: [{ kind: 'DOCUMENT', documentType: 'HEALTH_RECORD', due: '2026-12-30' }],
  appointment: { from: '2026-12-28T09:30:00.000Z', to: '2026-12-28T11:30:00.000Z', place: 'Servisní 11' },
  letterOn: '2026-12-20',
  payment: { on: '2026-12-21', to: 'REPORTER', accountEnding: '4321' },
  delay: 'DOCTOR',
  clerk: 'Eva Malá',
});
const all = ClaimHeadline.options.filter((headline) => headline !== 'RECEIVED');

describe.each(Language.options)('in %s', (language) => {
  test.each(all)(
    'a message about %s says something, and nothing that is nobody’s business',
    async (headline) => {
      const { subject, text, sms } = await messageWords(language, {
        ...given,
        kind: 'CHANGE',
        progress: progressIn(headline),
      });
      expect(text).toContain(link);
      const said = [subject, text, sms ?? ''].join('\n');
      expect(said).not.toMatch(/\{\{|undefined|LIF0|HEALTH|Eva|4321|Servisní|lékař|lekár|doctor|2026LIF/);
      expect(subject.length).toBeGreaterThan(10);
    },
  );

  test.each(['CHANGE', 'DUE_SOON', 'EVE'] as const)('a text message fits two parts: %s', async (kind) => {
    const headlines = kind === 'EVE' ? (['INSPECTION_BOOKED'] as const) : all;
    for (const headline of headlines) {
      const { sms } = await messageWords(language, { ...given, kind, progress: progressIn(headline) });
      expect((sms ?? '').length).toBeLessThanOrEqual(134);
    }
  });
});

test('refused files are told by how many they are, in words that name none', async () => {
  expect(await messageWords('cs', { ...given, kind: 'FILE', refused: 1, isAddition: false })).toEqual({
    subject: 'Jeden soubor prosím pošlete znovu',
    text: [
      'Dobrý den,',
      'hlášení, které končí na 42, platí dál, jen jeden soubor jsme po kontrole nemohli přijmout. Stačí ho vyfotit znovu nebo uložit jako PDF.',
      `Víc o tom najdete a znovu to pošlete tady: ${link}`,
      'Kdybyste něco potřebovali, zavolejte na +420 800 000 000. Na tento e-mail prosím neodpovídejte.',
    ].join('\n\n'),
    sms: `Jeden soubor prosím pošlete znovu: ${link}`,
  });
  for (const language of Language.options)
    for (const [refused, isAddition] of [
      [1, false],
      [2, false],
      [5, true],
      [1, true],
    ] as const) {
      const told = { ...given, kind: 'FILE', refused, isAddition } as const;
      const { subject, text, sms = '' } = await messageWords(language, told);
      expect(sms.length).toBeLessThanOrEqual(134);
      expect([subject, text, sms].join('\n')).not.toMatch(/\{\{|undefined|LIF0/);
      expect(subject.length).toBeGreaterThan(10);
    }
});

test('who has added something to a claim is led to where it is added, which needs its number', async () => {
  const { text } = await messageWords('cs', { ...given, kind: 'FILE', refused: 2, isAddition: true });
  expect(text.split('\n\n').slice(1, 3)).toEqual([
    'k hlášení, které končí na 42, jste něco přidali. Některé soubory jsme po kontrole nemohli přijmout, stačí je vyfotit znovu nebo uložit jako PDF.',
    `Pošlete to prosím znovu tady, budete potřebovat celé číslo škody: ${link}`,
  ]);
});

test('what is asked for is told by its day, as it is due, and after it', async () => {
  const told = { ...given, progress: progressIn('WAITING') };
  expect(await messageWords('cs', { ...told, kind: 'CHANGE' })).toEqual({
    subject: 'Něco od vás potřebujeme do 30. 12.',
    text: [
      'Dobrý den,',
      'bez toho hlášení, které končí na 42, nedokončíme. Když to do 30. 12. nestihnete, zavolejte nám, termín posuneme.',
      `Co to je, uvidíte a pošlete tady: ${link}`,
      'Kdybyste něco potřebovali, zavolejte na +420 800 000 000. Na tento e-mail prosím neodpovídejte.',
    ].join('\n\n'),
    sms: `Do 30. 12. od vás něco potřebujeme: ${link}`,
  });
  expect(await messageWords('en', { ...told, kind: 'OVERDUE' })).toMatchObject({
    subject: 'We are still waiting for something from you (report ending in 42)',
    sms: undefined,
  });
});

test('other news is told in the words of the page', async () => {
  const { subject, text, sms } = await messageWords('cs', {
    ...given,
    kind: 'CHANGE',
    progress: progressIn('DELAYED'),
  });
  expect([subject, sms, text.split('\n\n')[1]]).toEqual([
    'Novinka k hlášení, které končí na 42',
    undefined,
    'Trvá to déle. Čekáme na podklady. Další zpráva přijde do 30. 12. 2026. O zálohu si můžete říct už teď.',
  ]);
});
