import '../../../src/style/style.css';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod';
import { DamagedThing } from '../../../machines/claim/fields/damagedItems.ts';
import { limits } from '../../../machines/claim/limits.ts';
import { TextField } from '../../../src/fields/TextField.tsx';
import { FormFrame } from '../../../src/forms/FormFrame.tsx';
import { usePageForm } from '../../../src/forms/usePageForm.ts';
import { startTexts } from '../../../src/i18n/i18n.ts';
import { rememberedLanguage } from '../../../src/i18n/languages.ts';
import { readTexts } from '../../fields/readTexts.ts';

// A page of ours with as many damaged things as a claim may list, one of them not described: Continue is refused, and
// every key from then on is checked.
const answers = z.object({ damagedThings: z.array(DamagedThing).max(limits.damagedThings) });
const things = Array.from({ length: limits.damagedThings }, (_, row) => ({
  description: row === 0 ? '' : 'kolo',
}));

await startTexts(rememberedLanguage(), readTexts);
createRoot(document.getElementById('root') ?? document.body).render(
  <Suspense fallback="…">
    <Things />
  </Suspense>,
);

function Things() {
  const form = usePageForm({ schema: answers, defaultValue: { damagedThings: things }, onSubmit: () => {} });
  return (
    <FormFrame form={form}>
      {things.map((_, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- The rows of this page never move.
        <TextField key={row} name={`damagedThings[${row}].description`} words="damagedThings.description" />
      ))}
      <button type="submit">Continue</button>
    </FormFrame>
  );
}
