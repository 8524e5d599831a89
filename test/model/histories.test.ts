import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileFlow } from '#machines/flow/compile.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import { pruneSent } from '#machines/flow/prune.ts';
import { flows } from '#machines/flows/index.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import { historyOf } from './histories.ts';
import { casesOf } from './thorough.ts';

/** What is sent of a record: what its pages ask for, and what is told otherwise, such as what a lookup found. */
const sentOf = (flow: AnyFlow, record: object) => {
  const asked = new Set(
    flow.pages.flatMap(({ questions }) =>
      questions.flatMap(({ ask, isDisplayOnly }) =>
        isDisplayOnly ? [] : (/^\w+/.exec(ask)?.slice(0, 1) ?? []),
      ),
    ),
  );
  const bare = flow.subject.withPagesDone(record, []);
  const sent = Object.entries(pruneSent(flow, bare, compileFlow(flow).found));
  return {
    asked: Object.fromEntries(sent.filter(([name]) => asked.has(name))),
    told: Object.fromEntries(sent.filter(([name]) => !asked.has(name))),
  };
};

test.each(flows)('in $code what is sent is what the last answers say, however it came to them', (flow) => {
  const history = historyOf(flow);
  const wanted = casesOf(1, 3);
  const moves = fc.array(fc.nat({ max: 10_000 }), { minLength: 30, maxLength: 30 });
  let tried = 0;
  for (const numbers of fc.sample(moves, { seed: 20261120, numRuns: wanted * 12 })) {
    const known = tried < wanted ? history(numbers) : undefined;
    if (!known) continue;
    const [lived, straight] = [sentOf(flow, known.lived), sentOf(flow, known.straight)];
    // What a lookup told falls with what it was asked by, and is found anew by whoever comes by its page again: that is another history.
    if (!isSameAnswer(lived.told, straight.told)) continue;
    tried += 1;
    expect({ ways: known.ways, ...lived.asked }).toEqual({ ways: known.ways, ...straight.asked });
  }
  expect(tried).toBe(wanted);
});
