import { createActor, fromPromise, toPromise } from 'xstate';
import { arrivalMachine } from '../../machines/actors/signIn/arrival.ts';
import type { Arrived, Coming } from '../../machines/application/arriving.ts';
import { originConfiguration } from '../../machines/origins/originConfiguration.ts';
import { accessFrom, originNamed } from '../../machines/origins/origins.ts';
import { calls } from '../../machines/service/calls.ts';
import type { Configuration } from '../../machines/service/configuration.ts';
import type { Who } from '../../machines/service/identity/identity.ts';
import type { Client } from '../service/client.ts';
import { originKey } from '../shell/originMemory.ts';
import type { Place } from '../shell/place.ts';

interface Around {
  readonly client: Client;
  readonly place: Place;
}

/**
 * Finds out who comes, and from where: what a landing token or the session proves counts before what the address names, which
 * stays with the tab.
 */
export const arrive = async (
  { client, place }: Around,
  configuration: Configuration,
  { landing, referer, isIdentified }: Coming,
): Promise<Pick<Arrived, 'configuration' | 'arrival'>> => {
  const machine = arrivalMachine.provide({
    actors: {
      land: fromPromise<Who, string>(({ input, signal }) =>
        client.call(calls.land, { body: { token: input }, signal }),
      ),
      ask: fromPromise<Who, undefined>(({ signal }) => client.call(calls.whoAmI, { signal })),
    },
  });
  const { who, isRefused } = await toPromise(
    createActor(machine, { input: { landing, isIdentified } }).start(),
  );
  const named = originNamed(referer);
  if (named) place.session.setItem(originKey, named);
  else place.session.removeItem(originKey);
  const origin = who?.origin ?? named;
  return {
    configuration: originConfiguration(origin, configuration, who?.roles),
    arrival: { origin, who, isRefused, kinds: accessFrom(origin).kinds },
  };
};
