import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { eventsOf } from '#machines/report/eventsOf.ts';
import { lines } from '#machines/flows/lines.ts';
import { createEventFinder } from '#src/start/search/eventFinder.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import type { Said } from './said.ts';
import { saidInCzech } from './saidInCzech.ts';
import { saidInEnglish } from './saidInEnglish.ts';
import { saidInSlovak } from './saidInSlovak.ts';

const Texts = z.object({
  events: z.record(z.string(), z.record(z.string(), z.object({ title: z.string(), words: z.string() }))),
});
const textsIn = (language: Language): unknown =>
  JSON.parse(readFileSync(`machines/texts/${language}/search.json`, 'utf8'));

const said: Readonly<Record<Language, readonly Said[]>> = {
  cs: saidInCzech,
  sk: saidInSlovak,
  en: saidInEnglish,
};
/** Insurance that nobody has here, and what belongs to other trades. */
const notSold: Readonly<Record<Language, readonly string[]>> = {
  cs: ['právní ochrana', 'hackli mě', 'zneužitá karta', 'natankovala jsem špatné palivo'],
  sk: ['právna ochrana', 'hackli ma', 'zneužitá karta', 'natankovala som zlé palivo'],
  en: ['legal protection', 'I was hacked', 'somebody misused my card', 'filled up with wrong fuel'],
};

const died: Readonly<Record<Language, readonly string[]>> = {
  cs: ['zemřel syn', 'zemřel bratr', 'umřela sestra', 'zemřela mi maminka'],
  sk: ['zomrel syn', 'zomrel brat', 'umrela sestra', 'zomrela mama'],
  en: ['my son died', 'my brother died', 'my sister died'],
};

const isServed = ([, event]: Said) => lines.some(({ claimType }) => event.startsWith(`${claimType}.`));

describe.each(languages)('what people say in %s', (language) => {
  const find = createEventFinder(textsIn(language));

  test('is known of every event of every line, in several ways, and of nothing else', async () => {
    const { events } = Texts.parse(textsIn(language));
    for (const line of lines) {
      const known = events[line.claimType] ?? {};
      expect(Object.keys(known).toSorted(), line.claimType).toEqual(
        eventsOf(await line.flows.DRAFT(), line.event).toSorted(),
      );
      const poor = Object.entries(known).filter(([, { words }]) => words.split(', ').length < 3);
      expect(poor, line.claimType).toEqual([]);
    }
  });

  test('is tried with sixty sentences or more', () => {
    expect(said[language].length).toBeGreaterThanOrEqual(60);
  });

  test.each(said[language].filter(isServed))('"%s" leads to %s, by place %i', (typed, event, by) => {
    expect(
      find(typed)
        .events.slice(0, by)
        .map(({ id }) => id),
    ).toContain(event);
  });

  test('leads nowhere where nobody knows what it means', () => {
    for (const typed of ['', ' ', 'qwrtz', 'xyz', '???', '<b>'])
      expect(find(typed), typed).toEqual({ events: [], isNotSold: false });
  });

  test.each(notSold[language])('"%s" is nothing that is sold here', (typed) => {
    expect(find(typed)).toEqual({ events: [], isNotSold: true });
  });

  test.each(died[language])('"%s" leads to no animal', (typed) => {
    const found = find(typed).events.map(({ id }) => id);
    expect(found[0]).toBe('life.UMR');
    expect(found.filter((id) => id === 'uniflow.PET_DEATH' || id === 'uniflow.AGRI_ANIMALS')).toEqual([]);
  });

  test('is found while it is being typed, with capitals and with too many spaces', () => {
    const whole = { cs: 'prokousané kabely', sk: 'prehryzené káble', en: 'chewed cables' }[language];
    const wanted = find(whole).events[0]?.id;
    expect(wanted).toBe('car.HAVZVIRE');
    for (const typed of [whole.slice(0, -3), whole.toUpperCase(), `  ${whole.replace(' ', '   ')}! `])
      expect(find(typed).events[0]?.id, typed).toBe(wanted);
  });
});
