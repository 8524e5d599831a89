import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { givenPage } from './givenPage.tsx';

const claim = { appliedRiskId: 'DNSB' } as const;
const open = () => document.querySelector('details[data-details]')?.hasAttribute('open');
const box = () => document.querySelector<HTMLTextAreaElement>('[name="moreInfo"]');

test('what few have anything to say to stands last, behind a line that opens it', async () => {
  const { user } = await givenPage({ flow: lifeDraft, code: 'incapablePerson', claim });
  const questions = [...document.querySelectorAll('[data-field-frame]')];
  expect([open(), box()?.checkVisibility(), questions.at(-1)?.contains(box())]).toEqual([false, false, true]);
  await user.click(screen.getByText('Přidat podrobnosti (nepovinné)'));
  expect([open(), box()?.checkVisibility()]).toEqual([true, true]);
});

test('details that were answered are in sight, and stay there when they are emptied', async () => {
  const { user } = await givenPage({
    flow: lifeDraft,
    code: 'incapablePerson',
    claim: { ...claim, moreInfo: 'Lůžko stojí v přízemí.' },
  });
  const text = box();
  expect([open(), text?.value]).toEqual([true, 'Lůžko stojí v přízemí.']);
  if (text) await user.clear(text);
  expect(open()).toBe(true);
});

test('details that an answer makes askable leave what was typed before as it is', async () => {
  const { user } = await givenPage({
    flow: liabilityDraft,
    code: 'injuredParty[0]',
    claim: { claimType: 'liability', riskFlow: 'ODPPOJ', liabilityArea: 'PRIVATE' },
  });
  await user.click(screen.getByRole('radio', { name: 'Soukromá osoba' }));
  await user.type(screen.getByRole('textbox', { name: /^Jméno/ }), 'Eva Malá');
  const details = () => document.querySelectorAll('details[data-details] [data-field-frame]').length;
  const before = details();
  await user.click(screen.getByRole('checkbox', { name: 'Věci' }));
  expect(details()).toBeGreaterThan(before);
  expect([
    open(),
    screen.getByRole('checkbox', { name: 'Věci', checked: true }).isConnected,
    screen.getByRole<HTMLInputElement>('textbox', { name: /^Jméno/ }).value,
  ]).toEqual([false, true, 'Eva Malá']);
});
