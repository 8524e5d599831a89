import { getPage } from '#machines/flow/compile.ts';
import { describe, expect, test } from 'vitest';
import { flows } from '#machines/flows/index.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { startPreview } from '#src/inspect/preview/startPreview.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import { placeOf } from '#test/flow/machine/startFlow.ts';

describe.each(flows)('a preview of $code', (flow) => {
  test.each(flow.pages)('stands on $code, where nothing is on its way', ({ code }) => {
    const actor = startPreview(flow, { page: code, known: {}, configuration, home: '/' });
    const { value } = actor.getSnapshot();
    actor.stop();
    const met = getPage(flow, code).code;
    expect([`${met} idle`, `${met} sent`]).toContain(placeOf(value));
  });
});

test('a preview has a claim the facts are read from, with what follows from its answers', () => {
  const known = { eventKinds: ['POVPOS_GLASS'] };
  const actor = startPreview(carDraft, { page: 'glass', known, configuration, home: '/' });
  const { context } = actor.getSnapshot();
  actor.stop();
  expect(context.record).toMatchObject({
    eventKinds: ['POVPOS_GLASS'],
    riskFlow: 'POVPOS',
    vehicleRouting: 'GLASS',
  });
});

test('a preview goes on from its page by what lookups usually find', async () => {
  const actor = startPreview(carDraft, {
    page: 'vehicle',
    known: { eventKinds: ['HAVSKLA'] },
    configuration,
    home: '/',
  });
  actor.send({ type: 'NEXT', answers: { contactSearch: '1AB2345', incidentDate: '2026-11-10' } });
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
    if (placeOf(actor.getSnapshot().value) === 'vehicle confirming') actor.send({ type: 'CONFIRM' });
  }
  await expect.poll(() => placeOf(actor.getSnapshot().value)).toBe('person idle');
  actor.stop();
});
