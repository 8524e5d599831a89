import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { mayBeLeftOut } from '#machines/flow/answers.ts';
import { answersSchema } from '#machines/flow/answersSchema.ts';
import { getPage } from '#machines/flow/compile.ts';
import { rowsOf } from '#machines/flow/page.ts';
import { isAsked } from '#machines/flow/question.ts';
import { withBeginnings } from '#machines/flow/withBeginnings.ts';
import { liabilityDraft } from '#machines/flows/liability/draft.ts';
import { claimSubject } from '#machines/report/kit.ts';
import { inRows, isWithin } from '#machines/subject/path.ts';
import { innermost } from '#machines/subject/schema.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { checkForm } from '#src/forms/checkForm.ts';
import { typedIn } from '#src/forms/typed.ts';
import { everyCodelistCame } from '#test/fields/codelists.ts';
import { everyArrival, type Arrival } from './arrivals.ts';
import { givenPage } from './givenPage.tsx';

/** The answers of several parts, such as an address, that somebody who comes to the page may leave out. */
const groupsLeft = ({ page, claim }: Arrival): readonly string[] => {
  const begun = withBeginnings(page, claim);
  const rows = rowsOf(page);
  return page.questions
    .filter(
      (question) =>
        innermost(question.field) instanceof z.ZodObject &&
        isAsked(question, claimSubject.factsIn(begun, rows)) &&
        mayBeLeftOut(claimSubject, question, begun, rows),
    )
    .map(({ ask }) => inRows(ask, rows))
    .filter((path) => valueAt(begun, path) === undefined);
};

const leaving = everyArrival().flatMap(([name, arrivals]) =>
  arrivals.flatMap((arrival) => {
    const groups = groupsLeft(arrival);
    return groups.length === 0 ? [] : [[`${name}: ${groups.join(' ')}`, arrival, groups] as const];
  }),
);

test.each([...new Map(leaving.map((one) => [one[0], one])).values()])(
  'what has several parts and is left alone is not missed: %s',
  async (_, { flow, page, claim }, groups) => {
    await everyCodelistCame();
    await givenPage({ flow, code: page.code, claim });
    const form = document.forms.namedItem('page');
    const checked = checkForm(answersSchema(page, claim), typedIn(form ? new FormData(form) : []));
    const missed = checked.ok ? [] : checked.issues.map((issue) => issue.name);
    expect(missed.filter((one) => groups.some((group) => one === group || isWithin(one, group)))).toEqual([]);
  },
);

test('who knows no address of an employee goes on', async () => {
  const { user, became } = await givenPage({
    flow: liabilityDraft,
    code: 'person',
    claim: { claimType: 'liability', riskFlow: 'ODPPRAC', harmed: 'EMPLOYEE', reporterRole: 'INSURED' },
  });
  await user.type(screen.getByRole('textbox', { name: /^Jméno/ }), 'Karel Dělný');
  await user.type(screen.getByRole('textbox', { name: /^Rodné číslo/ }), '17. 5. 1980');
  await user.type(screen.getByRole('textbox', { name: /^Telefon/ }), '602 333 444');
  await user.click(screen.getByRole('button', { name: 'Pokračovat' }));
  expect(became.map(({ injured }) => injured)).toEqual([
    { personKind: 'NATURAL', fullName: 'Karel Dělný', birthDate: '1980-05-17', tel: '602333444' },
  ]);
});

test('an address that is said to be known is missed in each of its parts', async () => {
  const claim = {
    claimType: 'liability',
    riskFlow: 'ODPPOS',
    liabilityArea: 'PRIVATE',
    injured: { personKind: 'NATURAL', addressChoice: 'ABROAD' },
  } as const;
  await givenPage({ flow: liabilityDraft, code: 'person', claim });
  const form = document.forms.namedItem('page');
  const page = getPage(liabilityDraft, 'person');
  const checked = checkForm(answersSchema(page, claim), typedIn(form ? new FormData(form) : []));
  const missed = checked.ok ? [] : checked.issues.map((issue) => issue.name);
  expect(missed.filter((name) => name.startsWith('injured.address'))).toEqual([
    'injured.address.countryCode',
    'injured.address.streetWithNumbers',
    'injured.address.city',
    'injured.address.zipCode',
  ]);
});
