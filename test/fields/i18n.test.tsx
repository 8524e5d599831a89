import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Claim } from '#machines/claim/claim.ts';
import { RadioField } from '#src/fields/choice/RadioField.tsx';
import { TextField } from '#src/fields/TextField.tsx';
import { backendOf } from '#src/i18n/backend.ts';
import { writeDate } from '#machines/claim/checks/date.ts';
import { formatFileSize } from '#src/i18n/formatFileSize.ts';
import { formatMoney } from '#machines/claim/writing/formatMoney.ts';
import { i18n, switchLanguage } from '#src/i18n/i18n.ts';
import { rememberedLanguage } from '#src/i18n/languages.ts';
import { LanguageSwitch } from '#src/layout/frame/LanguageSwitch.tsx';
import { givenForm } from './givenForm.tsx';

afterEach(() => switchLanguage('cs'));

describe('a switch of language', () => {
  test('keeps what is typed, chosen and refused, and says it in the other language', async () => {
    const { user, proceed } = await givenForm(Claim.pick({ reporter: true, countryScope: true }), {
      children: (
        <>
          <LanguageSwitch />
          <TextField name="reporter.fullName" />
          <RadioField name="countryScope" options={['CZECH', 'ABROAD']} />
        </>
      ),
    });
    await user.type(screen.getByLabelText('Jméno a příjmení'), 'Jan');
    await user.click(screen.getByLabelText('V zahraničí'));
    await proceed();
    await user.click(screen.getByRole('button', { name: /Slovenčina/ }));
    const name = await screen.findByLabelText<HTMLInputElement>('Meno a priezvisko');
    expect(name.value).toBe('Jan');
    expect(screen.getByLabelText<HTMLInputElement>('V zahraničí').checked).toBe(true);
    expect(screen.getAllByText('Zadajte meno aj priezvisko, bez číslic.')).toHaveLength(2);
  });

  test('tells the browser and is remembered', async () => {
    await givenForm(Claim.pick({ moreInfo: true }), { children: <TextField name="moreInfo" /> });
    await switchLanguage('en');
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(rememberedLanguage()).toBe('en');
  });
});

test('a language nobody chose is Czech, whatever else is remembered', () => {
  localStorage.setItem('hlaska.language', 'de');
  expect(rememberedLanguage()).toBe('cs');
});

test('texts that do not come are asked for again', async () => {
  const told = await new Promise((resolve) => {
    const backend = backendOf(() => Promise.reject(new Error('away')));
    backend.read('cs', 'car', (error, again) => resolve([String(error), again]));
  });
  expect(told).toEqual(['Error: away', true]);
});

describe('values are written as the language writes them', () => {
  test.each([
    [writeDate('2026-11-20'), '20.11.2026'],
    [writeDate('letos'), 'letos'],
    [formatMoney(1250, 'CZK', 'cs'), '1 250 Kč'],
    [formatMoney(1250.5, 'EUR', 'sk'), '1 250,50 €'],
    [formatMoney(1250, 'CZK', 'en'), 'Kč 1,250'],
    [formatFileSize(10 * 1024 * 1024, 'cs'), '10 MB'],
    [formatFileSize(2.44 * 1024 * 1024, 'cs'), '2,4 MB'],
    [formatFileSize(1, 'en'), '1 kB'],
  ])('%s', (written, expected) => {
    expect(written.replaceAll(/\s/g, ' ')).toBe(expected);
  });
});

test.each([
  ['cs', 'Zadejte datum 1. 1. 1900 nebo pozdější.'],
  ['sk', 'Zadajte dátum 1. 1. 1900 alebo neskorší.'],
  ['en', 'Enter 01.01.1900 or a later date.'],
] as const)('a message writes a day as the hints do: %s', async (language, said) => {
  await givenForm(Claim.pick({ moreInfo: true }), { children: <TextField name="moreInfo" /> });
  await switchLanguage(language);
  expect(i18n.t('checks:dateNotBefore', { date: '01.01.1900' })).toBe(said);
});
