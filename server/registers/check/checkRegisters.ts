import { randomUUID } from 'node:crypto';
import { contractHeaders, contractVersion, pathOf } from '#server/registers/contract/contract.ts';
import { questions, type Question } from '#server/registers/contract/questions.ts';
import { askOverHttp, type RegistersPlace } from '#server/registers/remote/askOverHttp.ts';
import { RegisterFailure } from '#server/registers/remote/registerFailure.ts';
import { isFound } from './isFound.ts';
import type { CheckRow } from './rows.ts';

/** What was tried of registers, and why it is not as agreed. Of what came it tells names and codes, never a value. */
export interface Checked {
  readonly says: string;
  /** Undefined where all is as agreed. */
  readonly wrong: string | undefined;
}

/** How many are asked at once, for how many milliseconds, and what 95 of 100 may take. */
export interface Crowd {
  readonly atOnce: number;
  readonly time: number;
  readonly longest: number;
}

/** Tries whether registers answer the contract: each row, then what holds for every question. */
export async function* checkRegisters(
  place: RegistersPlace,
  rows: readonly CheckRow[],
  crowd: Crowd,
): AsyncGenerator<Checked> {
  for (const row of rows) yield { says: row.says, wrong: await wrongOf(place, row) };
  for (const [says, check] of Object.entries(manners)) yield { says, wrong: await check(place, rows) };
  yield { says: `${crowd.atOnce} questions at once`, wrong: await crowded(place, rows, crowd) };
}

type Asked = Pick<Question<unknown, unknown>, 'path' | 'port' | 'says' | 'keeps' | 'body' | 'answer'>;

const askedBy = ({ asks }: CheckRow): Asked =>
  Object.values<Asked>(questions).find(({ port }) => port === asks) ?? questions.findVehicle;

async function wrongOf(place: RegistersPlace, row: CheckRow): Promise<string | undefined> {
  try {
    const { answer, malformed } = await askOverHttp(place, askedBy(row), row.by);
    const came = malformed ? 'MALFORMED' : answer === undefined ? 'NOTHING' : 'an answer';
    if (typeof row.finds === 'string')
      return came === row.finds ? undefined : `${came} in the place of ${row.finds}`;
    if (came !== 'an answer') return `${came} in the place of an answer`;
    return isFound(row.finds, answer) ? undefined : 'another answer';
  } catch (error) {
    if (!(error instanceof RegisterFailure)) throw error;
    const { code, status, reason, fields = [] } = error.details;
    return [code, status, reason, ...fields].filter((part) => part !== undefined).join(' ');
  }
}

type Manner = (place: RegistersPlace, rows: readonly CheckRow[]) => Promise<string | undefined>;

/** What holds for every question. */
const manners: Readonly<Record<string, Manner>> = {
  'nobody without the key is told anything': async (place, rows) =>
    wantedStatus(401, await send(place, rows, { authorization: 'Bearer another' })),
  'an address that is none says so without a code': async (place) => {
    const { status, text } = await post(place, '/v1/nothing/here', {}, {});
    return status === 404 && text.includes('NOT_FOUND')
      ? 'NOT_FOUND in the place of no answer'
      : refused(status);
  },
  'what a later version sends is ignored': async (place, rows) =>
    wantedStatus(200, await send(place, rows, { [contractHeaders.contract]: '1.99' })),
  'a header of which nobody knows is ignored': async (place, rows) =>
    wantedStatus(200, await send(place, rows, { 'hlaska-unheard-of': 'x' })),
};

const wantedStatus = (wanted: number, { status }: Posted) =>
  status === wanted ? undefined : `status ${status} in the place of ${wanted}`;

const refused = (status: number) => (status === 404 ? undefined : `status ${status} in the place of 404`);

/** The first question that finds something. */
const answered = (rows: readonly CheckRow[]): CheckRow | undefined =>
  rows.find(({ finds }) => typeof finds !== 'string');

function send(
  place: RegistersPlace,
  rows: readonly CheckRow[],
  headers: Record<string, string>,
): Promise<Posted> {
  const row = answered(rows);
  if (row === undefined) throw new Error('No row finds anything.');
  return post(place, pathOf(askedBy(row).path), row.by, headers);
}

interface Posted {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

async function post(
  { url, key, timeout }: RegistersPlace,
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<Posted> {
  const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${key}`,
      [contractHeaders.requestId]: randomUUID(),
      [contractHeaders.contract]: contractVersion,
      [contractHeaders.deadline]: String(timeout),
      ...headers,
    },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  });
  return {
    status: response.status,
    text: await response.text(),
    retryAfter: response.headers.get('retry-after'),
  };
}

async function crowded(
  place: RegistersPlace,
  rows: readonly CheckRow[],
  { atOnce, time, longest }: Crowd,
): Promise<string | undefined> {
  const until = performance.now() + time;
  const took: number[] = [];
  const wrong = new Set<string>();
  const ask = async (): Promise<void> => {
    while (performance.now() < until) {
      const began = performance.now();
      const { status, retryAfter } = await send(place, rows, {});
      took.push(performance.now() - began);
      if (status === 429 && retryAfter === null) wrong.add('429 that does not say when to come again');
      else if (status !== 200 && status !== 429) wrong.add(`status ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask)).catch(() => wrong.add('no answer in time'));
  const slow = took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.95)] ?? 0;
  if (slow > longest) wrong.add(`95 of 100 within ${Math.round(slow)} ms in the place of ${longest}`);
  return wrong.size > 0 ? [...wrong].join(', ') : undefined;
}
