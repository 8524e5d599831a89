import { exportJWK, generateKeyPair } from 'jose';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, Provider, type Configuration } from 'oidc-provider';
import { choicePage, endPage } from './pages.ts';
import users from './users.json' with { type: 'json' };

/** Answers a request below `/oidc`. */
export type EmbeddedProvider = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Given {
  readonly publicUrl: string;
  readonly clientId: string;
  /** Where a browser comes back to. */
  readonly callbackPath: string;
}

/** Seconds. */
const lifetimes = {
  AccessToken: 300,
  RefreshToken: 86_400,
  Session: 86_400,
  Grant: 86_400,
  Interaction: 600,
  AuthorizationCode: 60,
  IdToken: 300,
};

const findUser = (sub: unknown) => users.find((user) => user.sub === sub);

/**
 * A provider of identities for development: its visitor chooses one of the invented users. It keeps everything in the
 * memory of the process and makes its keys anew with every start.
 */
export async function createEmbeddedProvider({
  publicUrl,
  clientId,
  callbackPath,
}: Given): Promise<EmbeddedProvider> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const provider: Provider = new Provider(`${publicUrl}/oidc`, {
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [publicUrl + callbackPath],
        post_logout_redirect_uris: [`${publicUrl}/logout`],
        id_token_signed_response_alg: 'ES256',
        require_auth_time: true,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'ES256' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: {
      openid: ['sub'],
      profile: ['name', 'roles', 'birthnumber'],
      email: ['email'],
      phone: ['phone_number'],
    },
    pkce: { required: () => true },
    ttl: lifetimes,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = endPage(form);
        },
      },
    },
    // By the grant type: the scope offline_access would ask for consent.
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    findAccount: (_context, sub) => {
      const user = findUser(sub);
      return user && { accountId: sub, claims: () => user };
    },
    loadExistingGrant: async (context) => grantOf(provider, context),
    interactions: { url: (_context, { uid }) => `/oidc/interaction/${uid}` },
  });
  const answer = provider.callback();
  return async (request, response) => {
    const uid = /^\/oidc\/interaction\/[\w-]+$/.exec(request.url?.split('?')[0] ?? '');
    if (uid && request.method === 'GET') return send(response, 200, choicePage(users));
    if (uid) return choose(provider, request, response);
    // The links it gives keep the folder it stands in.
    Object.assign(request, { originalUrl: request.url });
    request.url = request.url?.replace(/^\/oidc/, '') || '/';
    await answer(request, response);
  };
}

type Loading = NonNullable<Configuration['loadExistingGrant']>;

// Our own application asks nobody for consent.
const grantOf = async (
  provider: Provider,
  { oidc }: Parameters<Loading>[0],
): Promise<InstanceType<Provider['Grant']> | undefined> => {
  const clientId = oidc.client?.clientId ?? '';
  const known = oidc.result?.consent?.grantId ?? oidc.session?.grantIdFor(clientId);
  const found = known === undefined ? undefined : await provider.Grant.find(known);
  if (found) return found;
  const accountId = oidc.session?.accountId;
  if (accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId, accountId });
  grant.addOIDCScope('openid profile email phone');
  await grant.save();
  return grant;
};

/** The user chosen goes on; somebody there is not does not. */
async function choose(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let form = '';
  for await (const part of request) form = (form + String(part)).slice(0, 1000);
  const user = findUser(new URLSearchParams(form).get('sub'));
  try {
    await provider.interactionFinished(
      request,
      response,
      user
        ? { login: { accountId: user.sub } }
        : { error: 'access_denied', error_description: 'There is no such user.' },
      { mergeWithLastSubmission: false },
    );
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    send(response, 400, 'Přihlášení trvalo příliš dlouho. Začněte ho prosím znovu.');
  }
}

function send(response: ServerResponse, status: number, html: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(html);
}
