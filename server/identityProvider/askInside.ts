import type { CustomFetch } from 'openid-client';
import type { App } from '#server/http/route.ts';

const methods = ['GET', 'POST'] as const;

/** Asks an address of the service itself without a network, so that it need not know how it is reached. */
export const askInside =
  (app: App): CustomFetch =>
  async (address, { method, headers, body }) => {
    const { pathname, search, host } = new URL(address);
    const response = await app.inject({
      method: methods.find((one) => one === method) ?? 'GET',
      url: pathname + search,
      headers: { ...headers, host },
      ...(body !== undefined && body !== null && { payload: String(body) }),
    });
    const told = Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return new Response(Uint8Array.from(response.rawPayload), { status: response.statusCode, headers: told });
  };
