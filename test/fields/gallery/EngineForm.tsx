import * as z from 'zod';
import { must } from '#machines/subject/issues/issue.ts';
import { TextField } from '#src/fields/TextField.tsx';
import { partsOf } from '#machines/subject/path.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import type { Reach } from '#machines/subject/dependent.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { Button } from '#src/layout/Button.tsx';
import { ActionBar } from '#src/layout/frame/ActionBar.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';

const text = z.string().optional();
const Party = z.object({
  injured: z.object({ fullName: text, email: text }).optional(),
  damagedThings: z.array(z.object({ description: text, price: text })).optional(),
});
const Parties = z.object({ moreInfo: z.string(), injuredParties: z.array(Party).optional() });
type Parties = z.infer<typeof Parties>;

/** The field whose change reaches others. */
export const changing = 'injuredParties[0].damagedThings[0].price';
/** The fields that a change may reach, in the order of the form. */
export const others = [
  'injuredParties[0].injured.fullName',
  'injuredParties[0].injured.email',
  'injuredParties[0].damagedThings[0].description',
  'injuredParties[0].damagedThings[1].description',
  'injuredParties[1].injured.fullName',
  'injuredParties[1].injured.email',
  'injuredParties[1].damagedThings[0].description',
  'injuredParties[1].damagedThings[1].description',
];

/** No other field may say A while the price says B, so what is validated again shows as wrong. */
const schema = Parties.check(
  ...others.map((name) =>
    must<Parties>('suggestion', (all) => valueAt(all, changing) !== 'B' || valueAt(all, name) !== 'A', {
      path: [...partsOf(name)],
      always: true,
    }),
  ),
);

const saved = { moreInfo: 'volno' };

const lead =
  'Do polí napište A a do první ceny B: zčervená jen to, co se má znovu zkontrolovat. V posledním poli se na slovo „obsazeno“ nejdřív ptáme, teprve pak ho odmítneme.';

/**
 * A form as the sales shell will have them: one field changes what others may say, at one of the five levels of section 5, one is
 * checked by somebody who has to be asked, and buttons clear and reset as section 4 says.
 */
export function EngineForm({ reach }: { reach: Reach }) {
  const form = usePageForm({
    schema,
    defaultValue: saved,
    dependents: [
      {
        field: 'injuredParties.damagedThings.price',
        target: 'injuredParties.injured.email',
        reach,
        index: 1,
      },
    ],
    asyncChecks: {
      moreInfo: async (typed) =>
        typed === 'obsazeno' ? { key: 'suggestion', severity: 'error' } : undefined,
    },
    onSubmit: () => undefined,
  });
  return (
    <PageFrame title={reach} lead={lead}>
      <FormFrame form={form}>
        {[changing, ...others, 'moreInfo'].map((name) => (
          <TextField key={name} name={name} />
        ))}
        <div>
          <Button onClick={() => form.clear('moreInfo')}>Vymazat poslední pole</Button>
          <Button onClick={() => form.reset()}>Vrátit, co je uložené</Button>
          <Button onClick={() => form.reset({ keepData: true })}>Nechat, co je napsané</Button>
          <Button onClick={() => form.reset({ keepData: true, validate: false })}>Zapomenout chyby</Button>
        </div>
        <ActionBar />
      </FormFrame>
    </PageFrame>
  );
}
