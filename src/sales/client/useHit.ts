import { useSelector } from '@xstate/react';
import { normaliseIdentifier } from '#machines/claim/normalise.ts';
import type { SearchKind } from '#machines/service/clients.ts';
import type { ShellActor } from '#src/sales/shellActor.ts';

/** True for what the client was found by, such as the policy whose number was typed. */
export const useHit = (
  shell: ShellActor,
  kinds: readonly SearchKind[],
  numbers: readonly (string | undefined)[],
): boolean =>
  useSelector(shell, ({ context: { found, client } }) => {
    const hit = found?.clients.find(({ id }) => id === client)?.hit;
    if (!hit || !kinds.includes(hit.kind)) return false;
    return numbers.some((number) => number !== undefined && normaliseIdentifier(number) === hit.value);
  });
