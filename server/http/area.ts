import type { FastifyPluginAsync, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { App } from './route.ts';

/** An area of the service: a Fastify plugin whose calls work with the parameters it is given. */
export type AreaPlugin<Parameters extends object = object> = FastifyPluginAsync<
  Parameters,
  RawServerDefault,
  ZodTypeProvider
>;

/** A line of the list of areas: registers an area with its parameters. */
export type Area = (app: App) => Promise<void>;

/** An area with its parameters. What it decorates and hooks stays in its own scope; a `prefix` stands before its paths. */
export const area =
  <Parameters extends object>(
    plugin: AreaPlugin<Parameters>,
    parameters: Parameters & { readonly prefix?: string },
  ): Area =>
  async (app) => {
    await app.register(plugin, parameters);
  };
