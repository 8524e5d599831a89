import { screen, waitFor, within } from '@testing-library/react';
import { page as window } from 'vitest/browser';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { Claim } from '#machines/claim/claim.ts';
import { DamagedPart } from '#machines/claim/codes/damagedPart.ts';
import { carZones } from '#src/fields/car/carZones.ts';
import { diagramParts, wordParts } from '#src/fields/car/parts.ts';
import { DamagedPartsField } from '#src/fields/car/DamagedPartsField.tsx';
import { givenForm } from './givenForm.tsx';

const Parts = Claim.pick({ damagedParts: true });
const children = <DamagedPartsField name="damagedParts" />;
const drawing = () => within(screen.getByRole('group', { name: 'Obrázek auta, Zvenku' }));
const before = { width: innerWidth, height: innerHeight };
const phone = { width: 320, height: 640 };
beforeEach(() => window.viewport(1280, 900));
afterAll(() => window.viewport(before.width, before.height));
const list = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(screen.getByText('Všechny části v seznamu'));
};

test('every part of the codelist can be pointed at, once', () => {
  const drawn = [...diagramParts.outside, ...diagramParts.inside].map(({ code }) => code);
  expect([...drawn, ...wordParts].toSorted()).toEqual([...DamagedPart.options].toSorted());
});

test('a part pointed at is ticked in the list, and back', async () => {
  const { user, proceed, answers } = await givenForm(Parts, { children });
  const bonnet = await drawing().findByRole('checkbox', { name: 'Kapota motoru' });
  await user.click(bonnet);
  await list(user);
  const box = screen.getByLabelText<HTMLInputElement>('Kapota motoru', { selector: 'input' });
  expect(box.checked).toBe(true);
  await user.click(screen.getByLabelText('Čelní sklo', { selector: 'input' }));
  await waitFor(() =>
    expect(drawing().getByRole('checkbox', { name: 'Čelní sklo' }).getAttribute('aria-checked')).toBe('true'),
  );
  expect(screen.getByText('Vybrány 2 části')).toBeDefined();
  await proceed();
  await waitFor(() => expect(answers).toEqual([{ damagedParts: ['CELNI_SKLO', 'KAPOTA'] }]));
});

test('the drawing is one stop of the tab key, its parts are reached by arrows', async () => {
  const { user } = await givenForm(Parts, { children });
  const bonnet = await drawing().findByRole('checkbox', { name: 'Kapota motoru' });
  expect(
    drawing()
      .getAllByRole('checkbox')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1);
  bonnet.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Čelní sklo');
  await user.keyboard(' ');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-checked')).toBe('true'));
});

test('a chosen part is let go by its own button', async () => {
  const { user } = await givenForm(Parts, { defaultValue: { damagedParts: ['KAPOTA'] }, children });
  await user.click(await screen.findByRole('button', { name: 'Odebrat: Kapota motoru' }));
  await waitFor(() => expect(screen.getByText('Zatím nic nevybráno')).toBeDefined());
});

test('nothing chosen is refused and the summary opens the list', async () => {
  const { user, proceed } = await givenForm(Parts, { children });
  await proceed();
  await user.click(await screen.findByRole('link', { name: 'Vyberte alespoň jednu poškozenou část.' }));
  expect(document.activeElement?.closest('details')?.open).toBe(true);
});

test('a glass claim offers glass only', async () => {
  await givenForm(Claim.pick({ glassParts: true }), {
    children: <DamagedPartsField name="glassParts" only={['CELNI_SKLO', 'ZADNI_SKLO']} />,
  });
  await screen.findAllByRole('checkbox', { name: 'Čelní sklo' });
  expect(
    drawing()
      .getAllByRole('checkbox')
      .map((part) => part.getAttribute('aria-label')),
  ).toEqual(['Čelní sklo', 'Zadní sklo']);
});

test.each(['outside', 'inside'] as const)('every part seen %s is in a zone', (view) => {
  const parts = new Set(carZones[view].flatMap((zone) => zone.parts));
  expect([...parts].toSorted()).toEqual(diagramParts[view].map(({ code }) => code).toSorted());
});

test.each(['outside', 'inside'] as const)(
  'a finger hits every zone %s where the page is narrowest',
  async (view) => {
    await window.viewport(phone.width, phone.height);
    await givenForm(Parts, { children });
    const figure = document.querySelector(`[data-view=${view}]`);
    const sizes = [...(figure?.querySelectorAll('[data-parts]') ?? [])].map((zone) =>
      zone.getBoundingClientRect(),
    );
    expect(sizes).toHaveLength(carZones[view].length);
    for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
);

test('on a phone a zone is enlarged, its parts are chosen by their names, and the zone counts them', async () => {
  await window.viewport(phone.width, phone.height);
  const { user, proceed, answers } = await givenForm(Parts, { children });
  await user.click(screen.getByRole('button', { name: 'Předek auta' }));
  expect(document.activeElement?.textContent).toBe('Celé auto');
  await user.click(screen.getByRole('button', { name: 'Maska chladiče' }));
  await user.click(drawing().getByRole('checkbox', { name: 'Přední nárazník' }));
  await user.click(screen.getByRole('button', { name: 'Celé auto' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Předek auta, Vybrány 2 části');
  await user.click(screen.getByRole('button', { name: 'Kapota motoru' }));
  expect(screen.getByRole('button', { name: 'Kapota motoru' }).getAttribute('aria-pressed')).toBe('true');
  await proceed();
  await waitFor(() => expect(answers).toEqual([{ damagedParts: ['NARAZNIK_PREDNI', 'MASKA', 'KAPOTA'] }]));
});
