import { expect, test, vi } from 'vitest';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { renderPage } from '#src/prerender/drawPage.tsx';

// What shows a flow is there later than the flow.
vi.mock('#src/app/FlowEntry.tsx', async (load) => {
  await new Promise((resolve) => void setTimeout(resolve, 300));
  return load();
});

test('a window shows that something loads, however early its flow is there', async () => {
  const asked = { path: '/hlaseni/nonlife/car', language: 'cs', shows: 'WINDOW' } as const;
  const { html, page } = await renderPage(asked, defaultConfiguration);
  expect({ page, main: /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '') }).toEqual({
    page: 'index',
    main: 'Načítáme…',
  });
});
