import { screen, waitFor, within } from '@testing-library/react';
import { page as window } from 'vitest/browser';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { givenPage } from './givenPage.tsx';

const accident: ClaimDetail = {
  claimType: 'car',
  eventKinds: ['HAVNEHODA'],
  reporterRole: 'INSURED',
  reporter: { fullName: 'Jan Novotný', email: 'jan.novotny@example.com', tel: '+420702228000' },
  vehicleFound: true,
  contactSearch: '4UI5655',
  incidentDate: '2026-11-05',
  driver: { fullName: 'Jan Novotný' },
  damagedParts: ['NARAZNIK_ZADNI', 'VIKO_KUFRU'],
};

/** The summary in a window of this width. */
const givenSummary = async (width: number, claim: ClaimDetail = accident) => {
  const before = { width: innerWidth, height: innerHeight };
  await window.viewport(width, 844);
  onTestFinished(() => window.viewport(before.width, before.height));
  return givenPage({ code: 'summary', claim });
};

const answerTo = (question: string) =>
  within(screen.getByText(question).parentElement ?? document.body).getByRole('definition').textContent;

test('answers left out are named in one row a page', async () => {
  await givenSummary(1000);
  const leftOut = screen
    .getAllByText('Neuvedeno')
    .map((term) => within(term.parentElement ?? document.body).getByRole('definition').textContent);
  expect(leftOut).toEqual([
    'O koho jde?\u00a0· Jaká je adresa bydliště nebo sídla?',
    'Kam máme peníze poslat?',
    'Co přesně se stalo?\u00a0· Popište, co se stalo\u00a0· Kde se to stalo?\u00a0· Místo\u00a0· Řešila to policie?',
    'Zranil se někdo?\u00a0· Byl řidič pod vlivem alkoholu nebo drog?\u00a0· Kdo nehodu zavinil?\u00a0· V kolik hodin?\u00a0· Svědci',
    'Jak velké je poškození?\u00a0· Jak se vozidlo opraví?',
  ]);
});

test('answers read the way people write them', async () => {
  await givenSummary(1000);
  await screen.findByText(/Zadní nárazník/);
  expect(
    ['Co se stalo?', 'Kdy se to stalo?', 'Mobilní telefon', 'Které části jsou poškozené?'].map(answerTo),
  ).toEqual(['Nehoda', '05.11.2026', '+420 702 228 000', 'Zadní nárazník, Víko zavazadlového prostoru']);
});

test('every page of answers leads back to itself', async () => {
  const { asked, user } = await givenPage({ code: 'summary', claim: accident });
  await user.click(screen.getByRole('button', { name: /Změnit.*Kontakt/ }));
  await user.click(screen.getByRole('button', { name: /Změnit.*Dokumenty/ }));
  expect(asked).toEqual([
    ['change', 'reporter'],
    ['change', 'documents'],
  ]);
});

test('what is advised about an answer stands below it', async () => {
  const email = 'jan.novotny@example.museum';
  await givenPage({
    code: 'summary',
    claim: { ...accident, incidentDate: '2025-01-05', reporter: { ...accident.reporter, email } },
  });
  const advised = [...document.querySelectorAll('[data-tone=warning]')].map(({ textContent }) => textContent);
  expect(advised).toEqual([
    'Zkontrolujte koncovku e-mailu, není obvyklá. Pokud je správně, pokračujte.',
    'Událost je starší než rok. Pokud je datum správně, pokračujte.',
  ]);
});

test('sending asks for nothing more on the page: what it agrees to is said by the dialog', async () => {
  const { asked, user } = await givenPage({ code: 'summary', claim: accident });
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Odeslat hlášení' }));
  await waitFor(() => expect(asked).toEqual([['next', {}]]));
});

test('damaged parts are drawn beside their names', async () => {
  await givenPage({ code: 'summary', claim: accident });
  await waitFor(() => expect(document.querySelectorAll('[data-is-chosen=true]')).toHaveLength(2));
});

describe('on a phone', () => {
  const onPhone = (claim?: ClaimDetail) => givenSummary(390, claim);
  const folded = () => [...document.querySelectorAll('details')];

  test('what must be right stands first, each with the way to its page', async () => {
    const { asked, user } = await onPhone();
    const first = within(
      screen.getByRole('heading', { name: 'Zkontrolujte hlavně' }).parentElement ?? document.body,
    );
    expect(first.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Kdy se to stalo?',
      'Registrační značka (SPZ), VIN nebo číslo smlouvy',
      'Mobilní telefon',
    ]);
    await user.click(first.getByRole('button', { name: 'Změnit: Mobilní telefon' }));
    expect(asked).toEqual([['change', 'reporter']]);
  });

  test('the answers of a page are a line that opens them, beside the way to change them', async () => {
    const { user } = await onPhone();
    await waitFor(() => expect(screen.getAllByText(/Zadní nárazník/)).toHaveLength(2));
    expect(folded().map(({ open }) => open)).not.toContain(true);
    const line = screen.getByText('Pojištěný · Jan Novotný · jan.novotny@example.com');
    expect(screen.getByText('E-mail').checkVisibility()).toBe(false);
    await user.click(line);
    expect(screen.getByText('E-mail').checkVisibility()).toBe(true);
    expect(screen.getByRole('button', { name: 'Změnit: Kontakt' })).toBeDefined();
  });

  test('a line that is longer than the window ends with dots before the way to change it', async () => {
    await onPhone({
      ...accident,
      reporter: { ...accident.reporter, fullName: 'Maxmiliána Nejnovotnějšíová' },
    });
    const line = screen.getByText(/Nejnovotnějšíová · jan/);
    expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
    const change = screen.getByRole('button', { name: 'Změnit: Kontakt' }).getBoundingClientRect();
    expect(line.getBoundingClientRect().right).toBeLessThanOrEqual(change.left);
    expect(change.right).toBeLessThanOrEqual(innerWidth);
  });

  test('a page of nothing but yes and no is told by the number of its answers', async () => {
    await onPhone({ ...accident, driver: undefined, alcohol: 'NO' });
    expect(screen.getByText('1 odpověď')).toBeDefined();
  });

  test('a page that something is advised about is open', async () => {
    await onPhone({ ...accident, incidentDate: '2025-01-05' });
    const open = folded().filter((one) => one.open);
    expect(open.map((one) => one.querySelector('h2')?.textContent)).toEqual(['Vozidlo a datum']);
  });
});

test('in a wide window every answer is seen', async () => {
  await givenSummary(1000);
  expect([document.querySelector('details'), screen.queryByText('Zkontrolujte hlavně')]).toEqual([
    null,
    null,
  ]);
});
