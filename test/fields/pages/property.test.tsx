import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findLine } from '#machines/flows/lines.ts';
import { givenPage } from './givenPage.tsx';

test('that it happened at the insured home is told in a word, with a way to change it', async () => {
  const flow = await findLine('property')?.flows.DRAFT();
  await givenPage({
    code: 'event',
    ...(flow && { flow }),
    claim: { claimType: 'property', propertyEvent: 'PERIL' },
  });
  expect(
    screen.getByText('Stalo se to v pojištěné nemovitosti?', { selector: 'span' }).nextElementSibling
      ?.textContent,
  ).toBe('Ano');
  screen.getByRole('button', { name: 'Změnit: Stalo se to v pojištěné nemovitosti?' });
});
