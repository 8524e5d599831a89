import { getPage } from '#machines/flow/compile.ts';
import type { AnyFlow } from '#machines/flow/flow.ts';
import type { Names } from '#machines/flow/page.ts';
import type { ModelPath } from './modelPaths.ts';
import { anyNext } from './validEvents.ts';
import type { Started, Walked } from './whole.ts';

const moving = { arrived: 1, moving: 2, failed: 0 };
const failed = { arrived: 1, moving: 0, failed: 2 };
const whole = { arrived: 3, moving: 0, failed: 0 };

/** True of a way that ends on a page that sends. */
export const endsWhereItSends = (flow: AnyFlow, { pages }: ModelPath): boolean =>
  getPage<Names>(flow, pages.at(-1) ?? flow.start).submits;

/**
 * Where the whole machine stands at the end of a way that sends, while files lack: once it was told to send, where the reporter goes back, where
 * they are tried again and arrive, and where they are left behind.
 */
export const lackedFiles = async ({ flow, whole: { start }, inspect }: Walked, path: ModelPath) => {
  const page = getPage<Names>(flow, path.pages.at(-1) ?? flow.start);
  const next = anyNext(flow)(page, path.claim, 0);
  const tell = (machine: Started, files: object) => machine.send({ type: 'extra.changed', extra: { files } });
  const send = async () => {
    const machine = start({ stored: { detail: path.claim, isSent: false }, page: page.code, inspect });
    await tell(machine, moving);
    if (next) await machine.send(next);
    while (machine.at().endsWith(' confirming')) await machine.send({ type: 'CONFIRM' });
    return machine;
  };

  const refused = await send();
  const asked = refused.at();
  await refused.send({ type: 'REFUSE' });

  const retried = await send();
  await tell(retried, failed);
  await retried.send({ type: 'RETRY' });
  const waiting = retried.at();
  await tell(retried, whole);

  const left = await send();
  await left.send({ type: 'CONFIRM' });
  return { asked, refused: refused.at(), waiting, arrived: retried.at(), without: left.at() };
};
