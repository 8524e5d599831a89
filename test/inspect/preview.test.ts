import { getPage } from '#machines/flow/compile.ts';
import { describe, expect, test } from 'vitest';
import { flows } from '#machines/flows/index.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { dialogOf } from '#src/dialogs/flowDialog.ts';
import { dialogUses } from '#machines/analysis/overview/dialogUses.ts';
import { previewAddress, previewedIn } from '#src/inspect/preview/previewAddress.ts';
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

describe.each(flows)('a preview of $code', (flow) => {
  const asked = flow.pages.flatMap((page) =>
    dialogUses(page).map(({ dialog }) => ({ page: page.code, dialog })),
  );

  test.each(asked)('opens $dialog on $page by its address', ({ page, dialog }) => {
    const address = new URL(
      previewAddress({ flow: flow.code, page, known: {}, dialog }),
      'https://example.cz',
    );
    const shown = previewedIn(address.searchParams, flow);
    const actor = startPreview(flow, { ...shown, configuration, home: '/' });
    const opened = dialogOf(actor.getSnapshot());
    actor.send({ type: 'REFUSE' });
    const closed = actor.getSnapshot();
    actor.stop();
    expect([opened, dialogOf(closed), placeOf(closed.value)]).toEqual([
      dialog,
      undefined,
      `${getPage(flow, page).code} idle`,
    ]);
  });
});

test('a preview shows the errors of its page as where the service has refused it', () => {
  const address = new URL(
    previewAddress({ flow: 'car.DRAFT', page: 'theft', known: {}, hasErrors: true }),
    'https://example.cz',
  );
  const actor = startPreview(carDraft, {
    ...previewedIn(address.searchParams, carDraft),
    configuration,
    home: '/',
  });
  const { context, value } = actor.getSnapshot();
  actor.stop();
  expect([context.refusal, placeOf(value)]).toEqual([{ page: 'theft' }, 'theft idle']);
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
