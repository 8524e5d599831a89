import { expect, test } from 'vitest';
import { flows } from '#machines/flows/index.ts';
import { controlFor } from '#machines/flow/question.ts';
import { everyQuestion } from './everyQuestion.ts';

/** How many rows a list may have where reports of non-life ask for it. Source: domain notes, fields of non-life. */
const agreed: Readonly<Record<string, number>> = {
  injuredParties: 10,
  damagedVehicles: 1,
  damagedGlassVehicles: 1,
  damagedThings: 30,
  damagedLifes: 1,
  damagedProperties: 1,
  damagedOthers: 1,
  financialLosses: 1,
  witnesses: 5,
  stolenThings: 30,
  propertyDamages: 30,
  insuredPersons: 10,
  luggageItems: 30,
};
/** Those that uniflow has besides. Source: domain notes, uniflow; the stays in hospital are those of life. */
const added: Readonly<Record<string, number>> = { hospitalizations: 10, costItems: 30, agriItems: 30 };

const nonLife = flows.filter(({ claimType, flowType }) => claimType !== 'life' && flowType === 'DRAFT');

test.each(nonLife)('in $code no list takes more or fewer rows than was agreed', ({ pages }) => {
  const asked = pages.flatMap((page) =>
    everyQuestion(page).flatMap((question) => {
      const control = controlFor(question);
      const name = /\w+$/.exec(question.ask)?.[0] ?? question.ask;
      return question.rows ? [[name, control?.kind === 'rows' ? control.max : undefined]] : [];
    }),
  );
  const lists = pages.flatMap(({ rows }) => (rows ? [[rows.list, rows.max]] : []));
  const all = [...asked, ...lists];
  expect(all.length).toBeGreaterThan(0);
  expect(all).toEqual(all.map(([name]) => [name, agreed[String(name)] ?? added[String(name)]]));
});
