import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findLine } from '#machines/flows/lines.ts';
import { givenPage } from './givenPage.tsx';

test('that it happened at the insured address is told in a word, with a way to change it', async () => {
  const flow = await findLine('property')?.flows.DRAFT();
  await givenPage({
    code: 'propertyAddress',
    ...(flow && { flow }),
    claim: { claimType: 'property', propertyEvent: 'WATER' },
  });
  expect(
    screen.getByText('Stalo se to na této adrese?', { selector: 'span' }).nextElementSibling?.textContent,
  ).toBe('Ano');
  screen.getByRole('button', { name: 'Změnit: Stalo se to na této adrese?' });
});
