import { createActor, fromPromise, toPromise } from 'xstate';
import { visitorMachine } from '#machines/actors/signIn/visitor.ts';
import type { Identified, HandOff } from '#machines/application/visiting.ts';
import { originConfiguration } from '#machines/origins/originConfiguration.ts';
import { accessFrom, originNamed } from '#machines/origins/origins.ts';
import { calls } from '#machines/service/calls.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { Who } from '#machines/service/identity/identity.ts';
import type { Client } from '#src/service/client.ts';
import { clientCaseMemory } from '#src/service/clientCaseMemory.ts';
import { originKey } from '#src/shell/originMemory.ts';
import type { BrowserPorts } from '#src/shell/browserPorts.ts';

interface Around {
  readonly client: Client;
  readonly ports: BrowserPorts;
}

/**
 * Finds out who the visitor is, and from where: what a landing token or the session proves counts before what the address names,
 * which stays with the tab.
 */
export const identifyVisitor = async (
  { client, ports }: Around,
  configuration: Configuration,
  { referer, ...come }: HandOff,
): Promise<Pick<Identified, 'configuration' | 'visitor'>> => {
  const machine = visitorMachine.provide({
    actors: {
      land: fromPromise<Who, string>(({ input, signal }) =>
        client.call(calls.land, { body: { token: input }, signal }),
      ),
      ask: fromPromise<Who, string | undefined>(({ input, signal }) =>
        client.call(calls.whoAmI, { ...(input && { query: { clientCase: input } }), signal }),
      ),
    },
  });
  const { who, isRefused } = await toPromise(createActor(machine, { input: come }).start());
  const named = originNamed(referer);
  // A tab that reports for a client begins nothing before it is known for whom.
  const kept = named ?? (who?.clientCase && who.origin);
  if (kept) ports.session.setItem(originKey, kept);
  else ports.session.removeItem(originKey);
  const origin = who?.origin ?? named;
  clientCaseMemory(ports.session).keep(who ? who.clientCase : come.clientCase);
  const known = originConfiguration(origin, configuration, who?.roles);
  const back = who?.reportsFor?.returnTo;
  return {
    // Every way out of a report for a client leads back to them.
    configuration: back === undefined ? known : { ...known, homepageUrl: back },
    visitor: { origin, who, isRefused, kinds: accessFrom(origin).kinds },
  };
};
